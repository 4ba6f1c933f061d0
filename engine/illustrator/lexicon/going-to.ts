// Words for going to somebody or something: they say what the body does, and to whom.

export const RUNNING_TO =
  'running to, runs to, running towards, runs towards, running toward, runs toward, running up to, runs up to, running over to, running to catch, runs to catch, running for, runs for, racing to catch, racing towards, racing toward, rushing to, rushes to, rushing towards, rushing toward, rushing to catch, sprinting towards, sprinting toward, sprinting to, sprinting for, dashing to, dashing towards, dashing toward, 跑向, 奔向, 冲向, 扑向, 飞奔向, 奔跑向, 跑到, 跑去追';
export const WALKING_TO =
  'walking towards, walking toward, walks towards, walks toward, walking up to, walks up to, 走向';

/** From the viewer, who sees their backs, and toward the viewer. */
export const WALKING_AWAY =
  'walking away, walks away, walking away from the camera, walks away from the camera, walking away from us, walking off, walks off, walking into the distance, walks into the distance, walking away into the distance, 走远, 走向远方, 走向远处, 渐行渐远, 越走越远';
export const WALKING_NEARER =
  'walking towards the camera, walking toward the camera, walks towards the camera, walks toward the camera, walking towards us, walking toward us, walking to the camera, 走向镜头, 朝镜头走来, 朝着镜头走来, 向镜头走来, 迎面走来, 向我们走来, 朝我们走来';
