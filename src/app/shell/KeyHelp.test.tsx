import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { KeyHelp } from './KeyHelp.tsx';

it('shows the keys at ?, and not while somebody types one', async () => {
  const { user } = renderApp(
    <>
      <input aria-label="text" />
      <KeyHelp />
    </>,
  );
  await user.type(screen.getByLabelText('text'), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(document.body);
  await user.keyboard('?');
  expect((await screen.findByRole('dialog', { name: 'Keys' })).textContent).toContain('Next post');
});
