// The table of `npm run model`.
import { TOOL_WORDS } from '#contract/tool-names.ts';
import { countBytes, formatGigabytes, type LocalModel } from '#server/engines/local/local-model.ts';
import { findFileFaults, folderOf, readManifest } from '#server/engines/local/model-folder.ts';

const HEAD = ['id', 'licence', 'to fetch', 'memory', 'for', '512 × 512 here', ''];

export function listModels(dataDir: string, models: readonly LocalModel[]): string[] {
  const rows = [HEAD, ...models.map((model) => describe(dataDir, model))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function describe(dataDir: string, model: LocalModel): string[] {
  const folder = folderOf(dataDir, model.id);
  const manifest = readManifest(folder);
  const speed = manifest?.measured ? `${manifest.measured.seconds.toFixed(1)} s` : 'not measured';
  const state = manifest && (findFileFaults(model, folder).length === 0 ? 'here' : 'not whole');
  return [
    model.id,
    model.licence.name,
    formatGigabytes(countBytes(model)),
    `≈ ${formatGigabytes(model.memoryBytes)}`,
    model.tools.map((tool) => TOOL_WORDS[tool].en.toLowerCase()).join(', '),
    speed,
    state ?? '',
  ];
}
