import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { OnGone, useClosing } from './use-closing.tsx';

afterEach(() => vi.useRealTimers());

/** An overlay whose exit lasts until somebody ends it. */
function Overlay({ name, onClose }: { name: string; onClose: () => void }) {
  const { isOpen, close, onGone } = useClosing(onClose);
  const [isOver, setOver] = useState(false);
  return (
    <section aria-label={name}>
      {isOpen || !isOver ? <OnGone run={onGone} /> : null}
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

it('says that it is closed once its exit is over', async () => {
  const onClose = vi.fn();
  const { user } = renderUi(<Owner onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close tags' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'End the exit' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('tags');
});

it('says nothing when its owner shows something else before that', async () => {
  const onClose = vi.fn();
  const { user } = renderUi(<Owner onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close tags' }));
  await user.click(screen.getByRole('button', { name: 'Ask something else' }));
  expect(screen.getByRole('region', { name: 'deleting' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('is closed after a second when its exit never ends, once', () => {
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
