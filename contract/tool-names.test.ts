// The tools and their numbers.
import { describe, expect, it } from 'vitest';
import { hardLimitSeconds, mediaOfTool, TOOL_TYPES, toolOfType } from './tool-names.ts';

describe('the tools', () => {
  it('[§1.3] [§4.2] have the numbers of the specification', () => {
    expect(TOOL_TYPES).toMatchObject({
      'text-to-image': 1,
      'image-to-image': 2,
      'text-to-video': 3,
      'image-to-video': 4,
      'image-effect': 5,
      'video-effect': 6,
      'lip-sync': 7,
      'upscale-video': 8,
    });
    expect(toolOfType(6)).toBe('video-effect');
    expect(() => toolOfType(99)).toThrow('no tool has type 99');
  });

  it('may run 10 minutes for an image, 30 for a video, 60 to upscale one', () => {
    expect(mediaOfTool('image-effect')).toBe('image');
    expect(hardLimitSeconds('image-effect')).toBe(600);
    expect(hardLimitSeconds('lip-sync')).toBe(1800);
    expect(hardLimitSeconds('upscale-video')).toBe(3600);
  });
});
