import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { OnUnmount, useCloseAfterExit } from './use-close-after-exit.tsx';

afterEach(() => vi.useRealTimers());

/** Overlay whose exit lasts until the test ends it. */
function Overlay({ name, onClose }: { name: string; onClose: () => void }) {
  const { isOpen, close, onExited } = useCloseAfterExit(onClose);
  const [isOver, setOver] = useState(false);
  return (
    <section aria-label={name}>
      {isOpen || !isOver ? <OnUnmount run={onExited} /> : null}
      <button type="button" onClick={close}>
        Close {name}
      </button>
      <button type="button" onClick={() => setOver(true)}>
        End the exit
      </button>
    </section>
  );
}

function Owner({ onClose }: { onClose: (name: string) => void }) {
  const [shown, setShown] = useState('tags');
  return (
    <>
      <button type="button" onClick={() => setShown('deleting')}>
        Ask something else
      </button>
      <Overlay key={shown} name={shown} onClose={() => onClose(shown)} />
    </>
  );
}

it('useCloseAfterExit calls onClose once the exit has ended', async () => {
  const onClose = vi.fn();
  const { user } = renderUi(<Owner onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close tags' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'End the exit' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('tags');
});

it('useCloseAfterExit does not call onClose when its owner unmounts it first', async () => {
  const onClose = vi.fn();
  const { user } = renderUi(<Owner onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close tags' }));
  await user.click(screen.getByRole('button', { name: 'Ask something else' }));
  expect(screen.getByRole('region', { name: 'deleting' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('useCloseAfterExit calls onClose once after a second when the exit never ends', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  renderUi(<Owner onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close tags' }));
  act(() => vi.advanceTimersByTime(999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('tags');
  fireEvent.click(screen.getByRole('button', { name: 'End the exit' }));
  act(() => vi.advanceTimersByTime(5000));
  expect(onClose).toHaveBeenCalledOnce();
});
