import { expect, it } from 'vitest';
import { submissionRequest } from './submission.ts';

it('sends a heading, its paragraphs and its tags as a submission of a blog', () => {
  const typed = { title: ' Fog ', words: 'One\n\n Two \n', tags: ' fog, sea ' };
  expect(submissionRequest(typed, 'ivy')).toEqual({
    content: [
      { type: 'text', subtype: 'heading1', text: 'Fog' },
      { type: 'text', text: 'One' },
      { type: 'text', text: ' Two ' },
    ],
    tags: 'fog, sea',
    state: 'submission',
    tumblelog: 'ivy',
  });
});

it('leaves out what is empty', () => {
  expect(submissionRequest({ title: '', words: 'One', tags: ' ' }, 'ivy')).toEqual({
    content: [{ type: 'text', text: 'One' }],
    state: 'submission',
    tumblelog: 'ivy',
  });
});
