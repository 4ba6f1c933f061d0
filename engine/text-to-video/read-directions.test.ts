// Directions to the camera are taken out of a prompt; what only sounds like one stays in the image.
import { describe, expect, it } from 'vitest';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { isVideoFiller, readDirections, unheeded } from './read-directions.ts';

describe('[product 2.3] directions in a prompt', () => {
  it.each([
    ['slow push in on a fox in the snow', 'push_in', 0.65],
    ['a fox, the camera orbits around it', 'orbit', 1],
    ['pan left over a lake, clouds moving quickly', 'pan_left', 1.5],
    ['drone shot of a castle', 'crane_up', 1],
    ['镜头缓缓推近，狐狸在雪中', 'push_in', 0.65],
    ['跟拍 一匹马在沙漠奔跑', 'tracking', 1],
    ['小船在湖面，镜头向左', 'pan_left', 1],
    ['手持镜头，街头', 'handheld', 1],
    ['slow motion of a dog that runs, static shot', 'static', 0.4],
    ['宇航员漫步，慢动作，镜头缓缓推近', 'push_in', 0.4],
    ['time lapse of clouds, drone shot', 'crane_up', 5],
    ['城市夜景，延时摄影，固定镜头', 'static', 5],
    ['一条锦鲤，镜头从上往下', 'tilt_down', 1],
    ['镜头向右摇，草地', 'pan_right', 1],
    ['the camera moves from right to left over a lake', 'pan_left', 1],
    ['a castle, zooming out', 'pull_out', 1],
    ['a car, the camera shakes', 'handheld', 1],
    ['a 360 orbit around a statue', 'orbit', 1],
    ['dolly zoom on a man', null, 1],
    ['a balloon, the camera moving slowly to the left', 'pan_left', 0.65],
    ['一座桥，镜头向左缓缓移动', 'pan_left', 0.65],
    ['First-person POV walking through a forest', 'push_in', 1],
    ['第一人称视角，走在雪山上', 'push_in', 1],
    ['穿越机视角飞过峡谷', 'push_in', 1],
    ['the camera flies over a castle', 'push_in', 1],
    ['小船在湖上，摇镜头', 'pan_right', 1],
    ['移镜头，街道', 'tracking', 1],
    ['FPV drone flying through a canyon at high speed', 'push_in', 1.5],
    ['第一人称视角骑自行车下山', 'push_in', 1],
    ['a jellyfish, slow orbit', 'orbit', 1],
    ['a canyon, the camera rises', 'crane_up', 1],
    ['a canyon, the camera descends', null, 1],
    ['城市，无人机环绕镜头', 'orbit', 1],
    ['熊猫，镜头从近到远拉开', 'pull_out', 1],
    ['镜头缓缓上升，城堡', 'crane_up', 0.65],
    ['一座山，镜头由远及近', 'push_in', 1],
    ['推镜头，一只猫', 'push_in', 1],
  ] as const)('%s', (prompt, camera, pace) => {
    expect(readDirections(prompt)).toMatchObject({ camera, pace });
  });

  it.each([
    'a girl looks up at the stars',
    'a satellite in orbit around the earth',
    'a dog follows a boy',
    'a camera on a table',
    '一个女孩向左看',
    '太阳升起',
    '热气球上升',
    'an eagle flies from left to right',
  ])('leaves alone: %s', (prompt) => {
    expect(readDirections(prompt)).toEqual({
      scene: prompt,
      camera: null,
      moves: [],
      pace: 1,
      words: [],
      spoken: [],
    });
  });

  it('draws neither a camera nor outer space for a direction', () => {
    const { scene, words } = readDirections('a boat on a lake, camera orbits slowly');
    const reading = parsePrompt(scene);
    expect(reading.subjects.map(({ key }) => key)).toEqual(['boat']);
    expect(reading.scenes).toEqual(['lake']);
    expect(reading.ignored).toEqual([]);
    expect(words).toEqual(['orbits', 'slowly']);
  });

  it.each([
    ['a woman slowly walking toward the camera', 'toward the camera'],
    ['一个男人慢慢朝镜头走来', '朝镜头走来'],
  ])('leaves it in where somebody goes to it: %s', (prompt, kept) => {
    expect(readDirections(prompt).scene).toContain(kept);
  });

  it.each([
    ['A little boy says "Hello, dear!" to his grandmother', ['"Hello, dear!"'], []],
    ['小男孩说：“你好”，然后笑了', ['“你好”'], []],
    ['a neon sign that says "OPEN"', [], ['OPEN']],
    ['墙上的牌子写着“营业中”', [], ['营业中']],
  ])('letters nothing that somebody says: %s', (prompt, spoken, written) => {
    const directions = readDirections(prompt);
    expect(directions.spoken).toEqual([...spoken]);
    expect(parsePrompt(directions.scene).writing.map(({ text }) => text)).toEqual([...written]);
  });

  it.each([
    ['drone orbit shot of a waterfall', 'orbit', ['drone']],
    ['跑车飞驰，航拍跟拍', 'tracking', ['航拍']],
    ['dolly zoom on a man', 'auto', ['dolly zoom']],
    ['push in on a fox, then pan left', 'push_in', ['pan left']],
    ['push in on a fox', 'static', ['push in']],
  ] as const)('tells what one camera does not do: %s', (prompt, camera, missed) => {
    expect(unheeded(readDirections(prompt), camera)).toEqual([...missed]);
  });

  it.each([
    ['First-person POV walking through a bamboo forest', ['bamboo']],
    ['第一人称视角穿过竹林', ['bamboo']],
    ['POV riding a bicycle through a park', []],
    ['a fox, POV shot running through snow', ['fox']],
    ['smoke rising from a house', ['house']],
  ])('shows nobody whose eyes one looks through: %s', (prompt, keys) => {
    const { subjects } = parsePrompt(readDirections(prompt).scene);
    expect(subjects.map(({ key }) => key)).toEqual([...keys]);
  });

  it('leaves nothing of a direction behind', () => {
    const { scene, words } = readDirections('镜头向右摇，一只白兔');
    expect([scene.trim(), words]).toEqual(['，一只白兔', ['镜头向右摇']]);
  });

  it('knows words that only join others to a video', () => {
    expect(['drifting', 'Moving', '飘动'].every(isVideoFiller)).toBe(true);
    expect(['zorbleflux', 'dragon', '龙'].some(isVideoFiller)).toBe(false);
  });
});
