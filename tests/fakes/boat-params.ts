// What a task of text to image is given where nothing but its prompt matters.

/** What the contract of text to image makes of a prompt and nothing else. */
export const boatParams = {
  engine: 'lite',
  prompt: 'a boat',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 1,
};
