// How a few images stand beside one another so that all are as large as they can be.

/** In pixels; `foot` is what stands below each image. */
type Room = { width: number; height: number; gap: number; foot: number };

/** The number of columns at which the smallest of them has the most room. `ratios`: width divided by height. */
export function chooseColumns(ratios: readonly number[], { width, height, gap, foot }: Room): number {
  let best = { columns: 1, area: 0 };
  for (let columns = 1; columns <= ratios.length; columns += 1) {
    const rows = Math.ceil(ratios.length / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows - foot;
    const areas = ratios.map((ratio) => {
      const shown = Math.min(across, down * ratio);
      return shown <= 0 ? 0 : (shown * shown) / ratio;
    });
    const area = Math.min(...areas);
    if (area > best.area) best = { columns, area };
  }
  return best.columns;
}
