// Why a task can fail.
export const FAILURES = [
  'prompt_blocked',
  'image_blocked',
  'result_blocked',
  'no_face',
  'no_subject',
  'multiple_faces',
  'mouth_small',
  'mouth_hidden',
  'no_speech',
  'not_understood',
  'bad_media',
  'timeout',
  'engine_error',
  'capacity',
  'canceled',
] as const;
export type Failure = (typeof FAILURES)[number];
