// Splits a prompt that tells one shot after another: "Scene 1: … Scene 2: …", 镜头一：…镜头二：….

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|first|second|third|[一二三四五])`;
const MARK = new RegExp(
  String.raw`(?<![\p{L}\d])(?:scene|shot|clip)\s*#?${NUMBER}\s*[:：.、,，)–—-]\s*|第?${NUMBER}个?(?:镜头|场景|画面|幕)\s*[:：、,，]\s*|(?:镜头|场景|画面|分镜)\s*${NUMBER}\s*[:：、,，.]?\s*`,
  'giu',
);
/** More are not seen in a few seconds, and each takes its time to be painted. */
const MOST = 4;
const LEAST_SECONDS = 1;

export type Shots = {
  /** In their order, one where the prompt tells of one. */
  prompts: string[];
  /** What there is no time for. */
  left: string[];
};

export function splitShots(prompt: string, seconds: number): Shots {
  const marks = [...prompt.matchAll(MARK)];
  if (marks.length < 2) return { prompts: [prompt], left: [] };
  // What is said before the first is of all of them: "Watercolor. Scene 1: …".
  const before = prompt.slice(0, marks[0]?.index).trim();
  const told = marks
    .map(({ index, 0: mark }, at) => prompt.slice(index + mark.length, marks[at + 1]?.index).trim())
    .filter((words) => words !== '');
  if (told.length < 2) return { prompts: [prompt], left: [] };
  const room = Math.max(1, Math.min(MOST, Math.floor(seconds / LEAST_SECONDS)));
  return {
    prompts: told.slice(0, room).map((words) => (before === '' ? words : `${before} ${words}`)),
    left: told.slice(room),
  };
}
