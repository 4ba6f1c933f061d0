// The Chinese texts that came with this build: what is shown when the server's cannot be had.
import account from '#texts/zh/screens/account.json' with { type: 'json' };
import admin from '#texts/zh/screens/admin.json' with { type: 'json' };
import app from '#texts/zh/screens/app.json' with { type: 'json' };
import billing from '#texts/zh/screens/billing.json' with { type: 'json' };
import community from '#texts/zh/screens/community.json' with { type: 'json' };
import effects from '#texts/zh/screens/effects.json' with { type: 'json' };
import errors from '#texts/zh/screens/errors.json' with { type: 'json' };
import gallery from '#texts/zh/screens/gallery.json' with { type: 'json' };
import home from '#texts/zh/screens/home.json' with { type: 'json' };
import imageToImage from '#texts/zh/screens/image-to-image.json' with { type: 'json' };
import imageToVideo from '#texts/zh/screens/image-to-video.json' with { type: 'json' };
import landing from '#texts/zh/screens/landing.json' with { type: 'json' };
import legal from '#texts/zh/screens/legal.json' with { type: 'json' };
import lipSync from '#texts/zh/screens/lip-sync.json' with { type: 'json' };
import media from '#texts/zh/screens/media.json' with { type: 'json' };
import points from '#texts/zh/screens/points.json' with { type: 'json' };
import session from '#texts/zh/screens/session.json' with { type: 'json' };
import task from '#texts/zh/screens/task.json' with { type: 'json' };
import textToImage from '#texts/zh/screens/text-to-image.json' with { type: 'json' };
import textToVideo from '#texts/zh/screens/text-to-video.json' with { type: 'json' };
import tool from '#texts/zh/screens/tool.json' with { type: 'json' };
import ui from '#texts/zh/screens/ui.json' with { type: 'json' };
import upscaleVideo from '#texts/zh/screens/upscale-video.json' with { type: 'json' };
import video from '#texts/zh/screens/video.json' with { type: 'json' };
import videoEffect from '#texts/zh/screens/video-effect.json' with { type: 'json' };

export const bundledZh = {
  account,
  admin,
  app,
  billing,
  community,
  effects,
  errors,
  gallery,
  home,
  'image-to-image': imageToImage,
  'image-to-video': imageToVideo,
  landing,
  legal,
  'lip-sync': lipSync,
  media,
  points,
  session,
  task,
  'text-to-image': textToImage,
  'text-to-video': textToVideo,
  tool,
  ui,
  'upscale-video': upscaleVideo,
  video,
  'video-effect': videoEffect,
};
