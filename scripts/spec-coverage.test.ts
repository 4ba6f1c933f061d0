// The reading of test names, and what is made of them.
import { describe, expect, it } from 'vitest';
import { findStrayMarks, readNamedTests, writeCoverage } from './spec-coverage.ts';

const sections = [
  {
    section: '5',
    title: 'Rules',
    lines: [
      { id: '5.1', title: 'first' },
      { id: '5.2', title: 'second' },
      { id: '5.3', title: 'third', isLeftOpen: true },
    ],
  },
];

describe('reading test names', () => {
  it('finds names of any kind of quotes, also behind each', () => {
    const source = `
      it('[§5.1] says so', () => {});
      it.each([[1, 'a'], [2, f(3)]])("[§5.2] is %i", () => {});
      describe(\`[§5.1] [§5.2] both\`, () => {});
      it('names nothing', () => {});
    `;
    const tests = readNamedTests('a.test.ts', source);
    expect(tests.map(({ name, ids }) => [name, ids])).toEqual([
      ['says so', ['5.1']],
      ['is %i', ['5.2']],
      ['both', ['5.1', '5.2']],
    ]);
  });

  it('finds names that the rows of each bring', () => {
    const source = `it.each([['[§5.1] one', 1], ['[§5.2] two', 2]])('%s: says so', () => {});`;
    expect(readNamedTests('a.test.ts', source).map(({ ids }) => ids)).toEqual([['5.1'], ['5.2']]);
    expect(findStrayMarks(source)).toEqual([]);
  });

  it('sees a mark that stands in no name', () => {
    expect(findStrayMarks(`// [§5.1]\nit('[§5.2] x', () => {});`)).toEqual(['5.1']);
  });
});

describe('writing the coverage', () => {
  const test = { file: 'a.test.ts', name: 'x', ids: ['5.1'] };

  it('says of each line whether a test names it', () => {
    const text = writeCoverage(sections, [test, test]);
    expect(text).toContain('**1 of 2** lines');
    expect(text).toContain('| §5.1 | first | a.test.ts (2) |');
    expect(text).toContain('| §5.2 | second | **not yet** |');
    expect(text).toContain('| §5.3 | third | left open by the specification |');
  });

  it('refuses an id that the specification does not have', () => {
    expect(() => writeCoverage(sections, [{ ...test, ids: ['5.9'] }])).toThrow('a.test.ts names [§5.9]');
  });
});
