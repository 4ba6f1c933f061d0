// The model of a form: what there is to choose, what a choice does to the other options, and that it stays.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ToolModel } from '#contract/model.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { FIT, readParams, TOOL } from '#tools/text-to-image/screen-state.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { ImageCount, ImageResolutionField } from './image-fields.tsx';
import { ModelField } from './model-field.tsx';
import { ModelScope } from './model-scope.ts';
import { useToolDraft } from './use-tool-draft.ts';

let client: QueryClient;

beforeAll(async () => {
  await speakEnglish(bundledEn);
  // What a list needs of a page, and jsdom has not.
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
});
beforeEach(() => {
  localStorage.clear();
  client = new QueryClient();
});
afterEach(cleanup);

const ANY = { options: {}, except: [] };

function model(id: string, changes: Partial<ToolModel> = {}): ToolModel {
  const usual = { engine: 'fal models', is_ai: true, away: false, speed: null, sample: null, accepts: ANY };
  return { id, name: `Model ${id}`, ...usual, unused: [], ...changes };
}

const small = model('small', {
  speed: [10, 30],
  sample: '/thumb.webp',
  accepts: { options: { resolution: { values: ['1K'] }, count: { values: [1, 2] } }, except: [] },
  unused: ['seed'],
});
const own = model('built-in', { name: 'Built-in illustrator', engine: 'Built-in illustrator', is_ai: false });

function offer(models: readonly ToolModel[] | undefined) {
  const engine = { type: 1, name: 'fal models', is_ai: true, is_well: true, models };
  client.setQueryData(['config'], { engines: [engine] });
}

function Form() {
  const { form, change, model: chosen } = useToolDraft(TOOL, readParams, FIT);
  return (
    <ModelScope value={chosen}>
      <ModelField model={chosen} priceBy={(id) => (id === 'small' ? 6 : 2)} />
      <ImageResolutionField
        resolution={form.resolution}
        onChange={(resolution) => change({ resolution })}
        errors={{}}
      />
      <ImageCount count={form.count} onChange={(count) => change({ count })} errors={{}} />
      <output aria-label="asked for">{JSON.stringify(form)}</output>
    </ModelScope>
  );
}

function open() {
  render(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
}
const field = () => screen.getByRole('combobox', { name: /^Model/ });
const asked = () => JSON.parse(screen.getByLabelText('asked for').textContent) as Record<string, unknown>;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

function openList() {
  fireEvent.keyDown(field(), { key: 'Enter' });
  return screen.getByRole('listbox');
}
function choose(name: string) {
  fireEvent.keyDown(within(openList()).getByRole('option', { name: new RegExp(`^${name}`) }), {
    key: 'Enter',
  });
}

it.each([undefined, [own]])('is not there where there is no choice', (models) => {
  offer(models);
  open();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(asked()).not.toHaveProperty('model');
});

it('says what each is: its engine, whether it is AI, its speed, its price, and why it cannot be had', () => {
  offer([small, model('gone', { name: 'Away model', away: true }), own]);
  open();
  expect(field().textContent).toBe('ModelAutomatic · Model small');
  const options = within(openList()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Automaticnow Model small ·2 points',
    'Model smallAIfal models ·10–30 s ·6 points',
    'Away modelAIfal models ·away just now',
    'Built-in illustratorBy rulesnot measured yet ·2 points',
  ]);
  expect(options.map((option) => option.getAttribute('aria-disabled'))).toEqual([null, null, 'true', null]);
  expect(options[1]?.querySelector('img')?.getAttribute('src')).toBe('/thumb.webp');
  // The ear hears the facts, too.
  expect(screen.getByRole('option', { name: /^Model small AI ?fal models · ?10–30 s · ?6 points$/ })).toBe(
    options[1],
  );
});

it('is asked for, and stays in the draft', () => {
  offer([small, own]);
  open();
  choose('Built-in illustrator');
  expect(field().textContent).toBe('ModelBuilt-in illustrator');
  expect(asked()).toMatchObject({ model: 'built-in' });
  expect(readDraft(TOOL)).toMatchObject({ model: 'built-in' });
  choose('Automatic');
  expect(asked()).not.toHaveProperty('model');
});

it('moves what it cannot do to the nearest, says so, and gives it back with the next model', () => {
  writeDraft(TOOL, { resolution: '2K', count: 4 });
  offer([small, own]);
  open();
  expect(radio('2K').checked).toBe(true);
  choose('Model small');
  expect(asked()).toMatchObject({ model: 'small', resolution: '1K', count: 2 });
  expect(radio('1K').checked).toBe(true);
  expect(radio('2K').disabled).toBe(true);
  expect(screen.getByText('Not with Model small: 2K')).toBeTruthy();
  expect(screen.getByText('Not with Model small: 3, 4')).toBeTruthy();
  const notes = screen.getByText(/Changed to fit Model small/);
  expect(notes.textContent).toContain('Number of images 2, Resolution 1K');
  expect(notes.textContent).toContain('Model small makes nothing of: the seed.');
  expect(notes.closest('[aria-live]')).not.toBeNull();
  choose('Built-in illustrator');
  expect(asked()).toMatchObject({ resolution: '2K', count: 4 });
  expect(radio('2K').disabled).toBe(false);
  expect(screen.queryByText(/Changed to fit/)).toBeNull();
});

it('forgets the word when somebody chooses what can be done', () => {
  writeDraft(TOOL, { model: 'small', count: 4 });
  offer([small, own]);
  open();
  expect(screen.getByText(/Number of images 2/)).toBeTruthy();
  fireEvent.click(radio('1'));
  expect(asked()).toMatchObject({ count: 1 });
  expect(screen.queryByText(/Changed to fit/)).toBeNull();
});

it('is automatic where it is not here any more, and says so', () => {
  writeDraft(TOOL, { model: 'lost' });
  offer([small, own]);
  open();
  expect(asked()).not.toHaveProperty('model');
  expect(screen.getByText(/not here any more/)).toBeTruthy();
});

it('is kept while it is away, and said to be', () => {
  writeDraft(TOOL, { model: 'small' });
  offer([{ ...small, away: true }, own]);
  open();
  expect(asked()).toMatchObject({ model: 'small' });
  expect(screen.getByRole('alert').textContent).toContain('Model small is away just now');
});
