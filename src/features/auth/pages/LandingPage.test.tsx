import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { clearStoredInput, storedEmail } from '#src/platform/login-wall/stored-input.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aPost } from '#tests/support/ui-posts.ts';
import LandingPage from './LandingPage.tsx';

afterEach(() => clearStoredInput());

function picture(id: string, altText: string): Post {
  return aPost({
    id,
    content: [{ type: 'image', altText, media: [{ url: `/media/${id}.jpg`, width: 800, height: 600 }] }],
  });
}

function server(elements: Post[]): Answer {
  return ({ path }) => {
    if (path === '/v2/explore/trending') return { timeline: { elements, links: {} } };
    return { tags: [{ name: 'small poems', isFollowed: false, postCount: 8, followerCount: 2 }] };
  };
}

const Address = () => <output>{useLocation().pathname}</output>;

function open(answer: Answer) {
  return renderApp(
    <>
      <LandingPage />
      <Address />
    </>,
    { answer },
  );
}

describe('LandingPage', () => {
  it('LandingPage shows trending pictures that link to their posts, each once for screen readers', async () => {
    open(server([picture('1', 'A moon'), picture('2', 'A loaf')]));
    const wall = await screen.findByRole('region', { name: 'Trending on Skein right now' });
    const moons = within(wall).getAllByRole('link', { name: /A moon/ });
    expect(moons[0]?.getAttribute('href')).toBe('/ann/1/a-walk');
    for (const link of wall.querySelectorAll('a[aria-hidden]'))
      expect(link.getAttribute('tabindex')).toBe('-1');
  });

  it('LandingPage links trending tags', async () => {
    open(server([]));
    const link = await screen.findByRole('link', { name: '#small poems' });
    expect(link.getAttribute('href')).toBe('/tagged/small%20poems');
  });

  it('LandingPage passes the email on to registration', async () => {
    const { user } = open(server([]));
    await user.type(screen.getByLabelText('Your e-mail address'), 'ivy@example.com{Enter}');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('/register');
    expect(storedEmail()).toBe('ivy@example.com');
  });

  it('LandingPage renders without pictures and tags that cannot be loaded', async () => {
    open(() => new ApiFailure(500, 5000, 'Something went wrong.'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Pull a thread.');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });
});
