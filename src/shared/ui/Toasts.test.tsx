import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { addToast, clearToasts } from '../lib/toasts/toast-store.ts';
import { Toasts } from './Toasts.tsx';

afterEach(() => {
  act(clearToasts);
});

it('Toasts has its live region before the first message and announces errors at once', () => {
  const { container } = renderUi(<Toasts />);
  expect(container.querySelector('[aria-live=polite]')).toBeTruthy();
  act(() => {
    addToast({ message: 'Saved.' });
    addToast({ type: 'error', message: 'Too large.' });
  });
  expect(screen.getByText('Saved.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Too large.');
});

it('Toasts removes a toast when dismissed and when its action is used', async () => {
  const onAction = vi.fn();
  const { user } = renderUi(<Toasts />);
  act(() => {
    addToast({ id: 'a', type: 'banner', message: 'Maintenance.' });
    addToast({ id: 'b', message: 'Queued.', action: { label: 'View', onAction } });
  });
  await user.click(screen.getByRole('button', { name: 'View' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Queued.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Maintenance.')).toBeNull();
});
