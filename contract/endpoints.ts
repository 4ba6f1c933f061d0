// The whole wire in one list, apart from the task posts, which the tools declare.
import type { Endpoint } from './endpoint.ts';
import { getPreferences, mine, patchPreferences, userEdit, userInfo } from './account.ts';
import { assetClassList, assetList, voiceList } from './effect.ts';
import { getMedia, uploadMedia } from './media.ts';
import { pointDetailList } from './points.ts';
import { login, logout, validateEmail } from './session.ts';
import { buildMeta, healthz, latestBuild, messages, metrics, readyz, siteConfig } from './site.ts';
import {
  eventsTicket,
  taskCancel,
  taskDelete,
  taskDetail,
  taskEvents,
  taskFavorite,
  taskList,
  taskPrice,
  taskPublic,
  taskRetry,
  taskStatus,
} from './task.ts';

export const endpoints: readonly Endpoint[] = [
  validateEmail,
  login,
  logout,
  mine,
  userInfo,
  userEdit,
  pointDetailList,
  taskRetry,
  taskStatus,
  taskList,
  taskPrice,
  taskDelete,
  taskCancel,
  taskFavorite,
  taskPublic,
  taskDetail,
  eventsTicket,
  taskEvents,
  uploadMedia,
  assetClassList,
  assetList,
  voiceList,
  getPreferences,
  patchPreferences,
  siteConfig,
  messages,
  latestBuild,
  buildMeta,
  getMedia,
  healthz,
  readyz,
  metrics,
];
