// The errors of ComfyUI, as measured, and the kinds they are.
import { describe, expect, it } from 'vitest';
import { readNodeErrors, readRefusal } from './read-refusal.ts';

const MODELS = [{ folder: 'checkpoints', file: 'own-model' }];
const inNode = (type: string, details: string, extra_info: object) => ({
  error: {
    type: 'prompt_outputs_failed_validation',
    message: 'Prompt outputs failed validation',
    details: '',
    extra_info: {},
  },
  node_errors: {
    '1': {
      errors: [{ type, message: 'Said', details, extra_info }],
      dependent_outputs: ['3'],
      class_type: 'Loader',
    },
  },
});

describe('a refusal', () => {
  it.each([
    [
      inNode('value_smaller_than_min', 'width', { input_name: 'width', received_value: 0 }),
      'refused',
      /width of Loader \(node 1\): Said/,
    ],
    [inNode('required_input_missing', 'image', { input_name: 'image' }), 'refused', /image of Loader/],
    [inNode('return_type_mismatch', 'image, …', { input_name: 'image' }), 'refused', /image of Loader/],
    [
      inNode('value_not_in_list', "name: 'x.safetensors' not in []", {
        input_name: 'name',
        received_value: 'x.safetensors',
      }),
      'misconfigured',
      /x\.safetensors/,
    ],
    [
      inNode('value_not_in_list', 'name', { input_name: 'name', received_value: 'sub/own-model' }),
      'misconfigured',
      /name of Loader/,
    ],
    [
      inNode('value_not_in_list', 'crop', { input_name: 'crop', received_value: 'middle' }),
      'refused',
      /crop of Loader/,
    ],
    [
      inNode('custom_validation_failed', 'image - Invalid image file: app/a.png', { input_name: 'image' }),
      'unavailable',
      /Invalid image file/,
    ],
    [
      {
        error: {
          type: 'invalid_prompt',
          message: 'Cannot execute because node Nope does not exist.',
          details: "Node ID '#1'",
        },
        node_errors: {},
      },
      'misconfigured',
      /node Nope does not exist/,
    ],
    [
      {
        error: { type: 'prompt_no_outputs', message: 'Prompt has no outputs', details: '' },
        node_errors: {},
      },
      'refused',
      /no outputs/,
    ],
    [{ error: { type: 'invalid_prompt_id', message: 'bad id' }, node_errors: {} }, 'refused', /bad id/],
    [{ error: 'custom words' }, 'refused', /custom words/],
    ['nothing at all', 'refused', /without a reason/],
  ])('%j', (json, kind, words) => {
    const error = readRefusal('http://a', json, MODELS);
    expect(error).toMatchObject({
      kind,
      mayBeCharged: false,
      message: expect.stringMatching(words) as string,
    });
  });

  it('is none where no node has an error', () => {
    expect(readNodeErrors('http://a', {}, [])).toBeNull();
    expect(readNodeErrors('http://a', undefined, [])).toBeNull();
    expect(readNodeErrors('http://a', 'strange', [])).toMatchObject({ kind: 'refused' });
  });
});
