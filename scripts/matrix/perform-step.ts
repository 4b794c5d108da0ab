import type { Locator, Page } from '@playwright/test';
import type { Step, UserAction } from '#tests/fixtures/fixture.ts';

/** Returns the steps as text. */
export function describeSteps({ steps }: Pick<UserAction, 'steps'>): string {
  return steps.map(([kind, name]) => `${kind} “${name}”`).join(', ');
}

/** Time limit for finding a step's element, in milliseconds. */
const FIND_TIMEOUT_MS = 10_000;

/** A picture of four grey pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNoaGBgYPgPAAUEAYB7D5nBAAAAAElFTkSuQmCC',
  'base64',
);

/** The header of an empty WAV file: no server decodes it here. */
const SOUND = Buffer.from('UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=', 'base64');

/** Returns the open dialog or sheet, else the page: elements below a dialog cannot be reached. */
async function topmostLayer(page: Page): Promise<Locator> {
  const sheets = page.getByRole('dialog');
  return (await sheets.count()) > 0 ? sheets.last() : page.locator('body');
}

function named(name: string) {
  return name === '' ? {} : { name, exact: true };
}

/** Performs one step as a person would. */
export async function performStep(page: Page, step: Step, timeout = FIND_TIMEOUT_MS): Promise<void> {
  const [kind, name] = step;
  if (kind === 'pick') return page.getByRole('menuitem', named(name)).first().click({ timeout });
  const layer = await topmostLayer(page);
  if (kind === 'upload') {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout }),
      layer.getByRole('button', named(name)).first().click({ timeout }),
    ]);
    return chooser.setFiles(
      name.includes('sound')
        ? { name: 'still.wav', mimeType: 'audio/wav', buffer: SOUND }
        : { name: 'points.png', mimeType: 'image/png', buffer: PICTURE },
    );
  }
  if (kind === 'choose') {
    await layer.getByRole('combobox', named(name)).selectOption(step[2], { timeout });
    return;
  }
  if (kind === 'press')
    return layer
      .getByRole('button', named(name))
      .or(layer.getByRole('tab', named(name)))
      .first()
      .click({ timeout });
  if (kind === 'tick') {
    const ways = ['radio', 'switch', 'checkbox'] as const;
    const choice = ways.map((role) => layer.getByRole(role, named(name))).reduce((all, one) => all.or(one));
    return choice.first().press('Space', { timeout });
  }
  const text = step[2] ?? '';
  const field = (['textbox', 'searchbox', 'combobox'] as const)
    .map((role) => layer.getByRole(role, named(name)))
    .reduce((all, one) => all.or(one))
    .first();
  // Date segments take only key presses.
  await field.click({ timeout });
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
