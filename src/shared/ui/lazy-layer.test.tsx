import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { clearToasts, getToasts } from '../lib/toasts/toast-store.ts';
import { lazyLayer } from './lazy-layer.tsx';
import { loadParts } from './lazy-part.tsx';

function Question({ title, onClose }: { title: string; onClose: () => void }) {
  return <button type="button" onClick={onClose}>{`Close ${title}`}</button>;
}
const module = { Question };

afterEach(clearToasts);

function renderPage(Layer: ReturnType<typeof lazyLayer<typeof module, 'Question'>>) {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Words" />
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Ask
        </button>
        {isOpen ? <Layer title="rain" onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  return renderUi(<Page />);
}

it('lazyLayer loads its code when it is opened, not before', async () => {
  const load = vi.fn(async () => module);
  const { user } = renderPage(lazyLayer(load, 'Question'));
  await loadParts();
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Close rain' }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('button', { name: 'Close rain' })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('lazyLayer shows a toast when loading fails, keeps the page, and retries on the next press', async () => {
  const load = vi
    .fn<() => Promise<typeof module>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(module);
  const { user } = renderPage(lazyLayer(load, 'Question'));
  await user.type(screen.getByLabelText('Words'), 'kept');
  const ask = screen.getByRole('button', { name: 'Ask' });
  await user.click(ask);
  await waitFor(() =>
    expect(getToasts().map(({ message }) => message)).toEqual([
      'This part of Skein could not be loaded. Are you online?',
    ]),
  );
  await waitFor(() => expect(ask.getAttribute('aria-expanded')).toBe('false'));
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('kept');
  await user.click(ask);
  expect(await screen.findByRole('button', { name: 'Close rain' })).toBeTruthy();
});
