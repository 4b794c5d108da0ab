import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { animateScrollLeft } from './animate-scroll.ts';

let now = 0;
let frames: FrameRequestCallback[] = [];

/** Runs animation frames until the clock shows `time` milliseconds. */
function runTo(time: number): void {
  while (now < time) {
    now = Math.min(time, now + 50);
    const due = frames;
    frames = [];
    for (const frame of due) frame(now);
  }
}

function strip(motion: string): HTMLElement {
  const element = document.createElement('div');
  element.style.setProperty('--motion-carousel', motion);
  element.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') element.scrollLeft = options.left ?? 0;
  };
  document.body.append(element);
  return element;
}

beforeEach(() => {
  now = 0;
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

afterEach(() => vi.unstubAllGlobals());

it("animateScrollLeft takes the motion token's duration, without snapping meanwhile [transitions-03]", () => {
  const element = strip('500ms');
  animateScrollLeft(element, 300, '--motion-carousel');
  runTo(50);
  runTo(500);
  expect(element.scrollLeft).toBeGreaterThan(200);
  expect(element.scrollLeft).toBeLessThan(300);
  expect(element.style.scrollSnapType).toBe('none');
  runTo(550);
  expect(element.scrollLeft).toBe(300);
  expect(element.style.scrollSnapType).toBe('');
});

it('animateScrollLeft jumps with reduced motion', () => {
  const element = strip('0ms');
  animateScrollLeft(element, 300, '--motion-carousel');
  expect(element.scrollLeft).toBe(300);
});

it('animateScrollLeft stops on user input', () => {
  const element = strip('500ms');
  animateScrollLeft(element, 300, '--motion-carousel');
  runTo(200);
  const there = element.scrollLeft;
  element.dispatchEvent(new Event('pointerdown'));
  runTo(900);
  expect(element.scrollLeft).toBe(there);
  expect(element.style.scrollSnapType).toBe('');
});
