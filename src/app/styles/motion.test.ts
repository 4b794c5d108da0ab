import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

const tokens = read('app/styles/tokens.css');
const usual = tokens.slice(0, tokens.indexOf('@media'));

/** Durations of spec 000 §9 and the elements that use them. */
it.each([
  ['popover', 100, 'shared/ui/MenuPopover.module.css', '[transitions-05]'],
  ['drawer', 150, 'shared/ui/Drawer.module.css', '[transitions-06] [overlay-05]'],
  ['drawer', 150, 'app/routes/RaisedLayer.module.css', '[transitions-06]'],
  ['slide-out', 300, 'entities/post/PostCard.module.css', '[transitions-04]'],
])('motion of %s takes %i ms in %s %s', (name, duration, file) => {
  expect(usual).toContain(`--motion-${name}: ${duration}ms;`);
  expect(read(file)).toMatch(new RegExp(`(animation|transition)[^;]*var\\(--motion-${name}\\)`));
});

it('reduced motion disables all transitions and animations', () => {
  const calm = tokens.slice(tokens.indexOf('@media (prefers-reduced-motion: reduce)'));
  const durations = [...usual.matchAll(/--motion-([\w-]+):/g)].map(([, name]) => name);
  for (const name of durations) expect(calm).toContain(`--motion-${name}: 0ms;`);
});
