// Where the frame and the image stand on the stage: the frame in the middle, as large as it fits, gliding there.
import type { Crop } from './crop-geometry.ts';
import { paintTurned } from './draw-crop.ts';

/** Pixels around the frame, so that its handles are whole and the rest of the image is seen. */
const MARGIN = 36;
const PHONE_MARGIN = 24;
/** Of the way that is left, in each frame of the screen. */
const GLIDE = 0.28;
const MOST_SCALE = 12;

type View = { scale: number; x: number; y: number };

export function createCropView(
  stage: HTMLElement,
  canvas: HTMLCanvasElement,
  frame: HTMLElement,
  source: ImageBitmap,
) {
  const context = canvas.getContext('2d');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let crop: Crop | null = null;
  let view: View | null = null;
  let isHeld = false;
  let request = 0;
  const watcher = new ResizeObserver(() => {
    view = null;
    draw();
  });
  watcher.observe(stage);

  function aim({ width, height, x, y }: Crop): View {
    const margin = stage.clientWidth < 480 ? PHONE_MARGIN : MARGIN;
    const scale = Math.min(
      MOST_SCALE,
      (stage.clientWidth - 2 * margin) / width,
      (stage.clientHeight - 2 * margin) / height,
    );
    return { scale: Math.max(scale, 1e-3), x, y };
  }

  function draw(): void {
    cancelAnimationFrame(request);
    if (!crop || stage.clientWidth === 0) return;
    const target = aim(crop);
    const now = view ?? target;
    if (isHeld) view = now;
    else if (isStill || isNear(now, target)) view = target;
    else {
      view = glide(now, target);
      request = requestAnimationFrame(draw);
    }
    paint(crop, view);
  }

  function paint(shown: Crop, { scale, x, y }: View): void {
    const [width, height] = [stage.clientWidth, stage.clientHeight];
    const density = devicePixelRatio;
    const pixels = [Math.round(width * density), Math.round(height * density)] as const;
    if (canvas.width !== pixels[0]) canvas.width = pixels[0];
    if (canvas.height !== pixels[1]) canvas.height = pixels[1];
    if (context) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.setTransform(density * scale, 0, 0, density * scale, canvas.width / 2, canvas.height / 2);
      context.translate(-x, -y);
      paintTurned(context, source, shown);
    }
    frame.style.width = `${shown.width * scale}px`;
    frame.style.height = `${shown.height * scale}px`;
    const left = width / 2 + (shown.x - shown.width / 2 - x) * scale;
    const top = height / 2 + (shown.y - shown.height / 2 - y) * scale;
    frame.style.transform = `translate(${left}px, ${top}px)`;
  }

  return {
    show(next: Crop): void {
      // A turn is no way to glide: the image stands at once as it was turned.
      const isTurned = crop && (crop.turns !== next.turns || crop.isMirrored !== next.isMirrored);
      crop = next;
      if (isTurned) view = null;
      draw();
    },
    /** While a handle is dragged the image stands still; it glides when the handle is let go. */
    hold(next: boolean): void {
      isHeld = next;
      draw();
    },
    /** Pixels of the screen for one of the image. */
    scale: () => view?.scale ?? 1,
    close(): void {
      cancelAnimationFrame(request);
      watcher.disconnect();
    },
  };
}

function glide(from: View, to: View): View {
  return {
    scale: from.scale + (to.scale - from.scale) * GLIDE,
    x: from.x + (to.x - from.x) * GLIDE,
    y: from.y + (to.y - from.y) * GLIDE,
  };
}

function isNear(a: View, b: View): boolean {
  return (
    Math.abs(a.scale / b.scale - 1) < 0.002 &&
    Math.abs(a.x - b.x) * b.scale < 0.5 &&
    Math.abs(a.y - b.y) * b.scale < 0.5
  );
}
