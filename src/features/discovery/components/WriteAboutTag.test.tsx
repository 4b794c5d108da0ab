import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { WriteAboutTag } from './WriteAboutTag.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it.each([
  ['a member to the form of a post with the tag', [aBlog('bo')], '/new/text?tag=slow+things'],
  [
    'a visitor to the wall, and from there to that form [login-wall-11]',
    [],
    '/register?source=newTaggedPost&redirect_to=%2Fnew%2Ftext%3Ftag%3Dslow%2Bthings',
  ],
])('WriteAboutTag leads %s', async (_, blogs, address) => {
  const { user } = renderApp(
    <>
      <WriteAboutTag tag={{ name: 'slow things' }} />
      <Address />
    </>,
    { blogs, answer: () => undefined },
  );
  await user.click(await screen.findByRole('button', { name: 'Write about #slow things' }));
  expect((await screen.findByRole('status')).textContent).toBe(address);
});
