import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { euros } from '#tests/support/ui-payments.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';

const withheld = { wordCount: 620, imageCount: 40, videoCount: 0, audioCount: 0, linkCount: 0 };
const content: Post['content'] = [
  { type: 'text', text: 'You have seen one of them.' },
  { type: 'nested-blocks', subtype: 'paywall', blocks: [], withheld },
];
const plan = { name: 'A plan', description: '', perks: [], isOpen: true, yearlyPrice: euros(3000) };

function show(post: Post, plans: object[] | ApiFailure) {
  const memberships =
    plans instanceof ApiFailure
      ? plans
      : { memberships: { enabled: true, blog: post.blog, description: [], plans } };
  return renderApp(<PostCard post={post} />, { blogs: [aBlog('bo')], answer: () => memberships });
}

it('Paywall says how much is withheld, and leads to the support page with the lowest price', async () => {
  show(aPost({ content }), [
    { ...plan, id: '1', price: euros(800) },
    { ...plan, id: '2', price: euros(300) },
    { ...plan, id: '3', price: euros(100), isOpen: false },
  ]);
  const support = await screen.findByRole('link', { name: 'Support ann, from €3.00 a month' });
  expect(support.getAttribute('href')).toBe('/ann/support');
  expect(screen.getByText('40 pictures and 620 words').parentElement?.textContent).toBe(
    '40 pictures and 620 words for those who support ann.',
  );
  expect(screen.getByText('and 37')).toBeTruthy();
});

it('Paywall offers nothing while the blog takes no supporters', async () => {
  show(aPost({ content }), new ApiFailure(404, 4004, 'There is nothing here.'));
  expect(await screen.findByText('40 pictures and 620 words')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('link', { name: /Support/ })).toBeNull();
});

it('Paywall in a trail leads to the post, where supporters can read it', async () => {
  const root = { id: '7', timestamp: 1_700_000_000, postUrl: '/cy/7' };
  show(aPost({ content: [], trail: [{ content, layout: [], tags: [], post: root, blog: aBlog('cy') }] }), []);
  const link = await screen.findByRole('link', { name: 'To the post of cy' });
  expect(link.getAttribute('href')).toBe('/cy/7');
});
