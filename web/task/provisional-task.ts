// A task as the screen shows it between the click and the server's first full record of it.
import type { Posted, Task } from '#contract/task.ts';

/** Characters of the prompt that make a title (product §1.6). */
const TITLE_CHARACTERS = 40;

export function createProvisionalTask(
  posted: Posted,
  { params, inputs, engine, effect }: Pick<Task, 'params' | 'inputs' | 'engine' | 'effect'>,
  now: Date,
): Task {
  const prompt = typeof params.prompt === 'string' ? params.prompt : '';
  return {
    id: posted.id,
    seq: 0,
    type: posted.type,
    status: posted.status,
    status_msg: '',
    error_code: null,
    progress: 0,
    queue_ahead: posted.queue_ahead,
    eta_seconds: posted.eta_seconds,
    eta_most_seconds: posted.eta_most_seconds,
    preview: '',
    held: false,
    title: effect?.name ?? Array.from(prompt).slice(0, TITLE_CHARACTERS).join(''),
    prompt,
    params,
    effect,
    inputs,
    results: [],
    deleted_images: [],
    engine,
    understood: [],
    ignored: [],
    cost: posted.cost,
    refunded: 0,
    cost_detail: [],
    receipt: [],
    watermark: false,
    ai_label: engine.is_ai,
    favorite: false,
    public: false,
    show_prompt: false,
    likes: 0,
    liked: false,
    views: 0,
    remixes: 0,
    retry_of: null,
    remix_of: null,
    remixed_from: null,
    hidden: false,
    created_at: now.toISOString(),
    started_at: null,
    finished_at: null,
  };
}
