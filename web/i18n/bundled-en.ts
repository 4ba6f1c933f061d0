// The English texts that came with this build: what is shown when the server's cannot be had.
import account from '#texts/en/screens/account.json' with { type: 'json' };
import admin from '#texts/en/screens/admin.json' with { type: 'json' };
import app from '#texts/en/screens/app.json' with { type: 'json' };
import billing from '#texts/en/screens/billing.json' with { type: 'json' };
import community from '#texts/en/screens/community.json' with { type: 'json' };
import effects from '#texts/en/screens/effects.json' with { type: 'json' };
import errors from '#texts/en/screens/errors.json' with { type: 'json' };
import gallery from '#texts/en/screens/gallery.json' with { type: 'json' };
import home from '#texts/en/screens/home.json' with { type: 'json' };
import imageToImage from '#texts/en/screens/image-to-image.json' with { type: 'json' };
import imageToVideo from '#texts/en/screens/image-to-video.json' with { type: 'json' };
import landing from '#texts/en/screens/landing.json' with { type: 'json' };
import legal from '#texts/en/screens/legal.json' with { type: 'json' };
import lipSync from '#texts/en/screens/lip-sync.json' with { type: 'json' };
import media from '#texts/en/screens/media.json' with { type: 'json' };
import points from '#texts/en/screens/points.json' with { type: 'json' };
import session from '#texts/en/screens/session.json' with { type: 'json' };
import task from '#texts/en/screens/task.json' with { type: 'json' };
import textToImage from '#texts/en/screens/text-to-image.json' with { type: 'json' };
import textToVideo from '#texts/en/screens/text-to-video.json' with { type: 'json' };
import tool from '#texts/en/screens/tool.json' with { type: 'json' };
import ui from '#texts/en/screens/ui.json' with { type: 'json' };
import upscaleVideo from '#texts/en/screens/upscale-video.json' with { type: 'json' };
import video from '#texts/en/screens/video.json' with { type: 'json' };
import videoEffect from '#texts/en/screens/video-effect.json' with { type: 'json' };

/** By namespace. The keys of `t` are checked against this (`i18next.d.ts`). */
export const bundledEn = {
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
