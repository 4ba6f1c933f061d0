// Words for going to somebody or something: they say what the body does, and to whom.

export const RUNNING_TO =
  'running to, runs to, running towards, runs towards, running toward, runs toward, running up to, runs up to, running over to, running to catch, runs to catch, running for, runs for, racing to catch, racing towards, racing toward, rushing to, rushes to, rushing towards, rushing toward, rushing to catch, sprinting towards, sprinting toward, sprinting to, sprinting for, dashing to, dashing towards, dashing toward, 跑向, 奔向, 冲向, 扑向, 飞奔向, 奔跑向, 跑到, 跑去追';
export const WALKING_TO =
  'walking towards, walking toward, walks towards, walks toward, walking up to, walks up to, 走向';
