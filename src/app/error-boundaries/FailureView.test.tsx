import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '#src/shared/api/call/errors.ts';
import { clearOverlays, postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { FailureView } from './FailureView.tsx';

afterEach(() => {
  act(clearOverlays);
});

function failure(path: string, status = 404, code = 4004): ApiError {
  const detail = 'There is nothing here.';
  return new ApiError({ status, statusText: '', path, errors: [{ code, title: '', detail }] });
}

it('FailureView removes the cards of a post that no longer exists', async () => {
  renderApp(<FailureView error={failure('/v2/blog/bo/posts/12')} />);
  await screen.findByRole('heading', { name: 'This page does not exist' });
  expect(postOverlay.get('12')?.deleted).toBe(true);
});

it.each([
  ['what only hangs on a post', failure('/v2/blog/bo/posts/12/embed')],
  ['who is not logged in', failure('/v2/blog/bo/posts/12', 401, 1034)],
  ['a blog that is hidden', failure('/v2/blog/bo/posts/12', 403, 4012)],
])('FailureView keeps the cards of a post that may still exist: %s', async (_, error) => {
  renderApp(<FailureView error={error} />);
  await screen.findByRole('heading');
  expect(postOverlay.get('12')).toBeUndefined();
});

it.each([
  ['/mara', 'There is no blog called mara'],
  ['/mara/archive', 'There is no blog called mara'],
  ['/mara/porch', 'This page does not exist'],
  ['/mara/support', 'This page does not exist'],
])('FailureView says of %s that %s', async (path, title) => {
  const base = { pathname: path, search: '', hash: '', state: null, key: 'first' };
  renderApp(
    <LayersContext value={{ base, top: 'base' }}>
      <FailureView error={failure(`/v2/blog${path}`)} />
    </LayersContext>,
  );
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
