import { act } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { restoreTypedInput } from './restore-typed-input.ts';

/** A controlled form, like all forms of the site. */
function Form() {
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [renders, setRenders] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => restoreTypedInput(ref.current), []);
  return (
    <form ref={ref}>
      <input aria-label="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <textarea aria-label="about" value={about} onChange={(event) => setAbout(event.currentTarget.value)} />
      <input type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.currentTarget.checked)} />
      <input type="file" />
      <button type="button" onClick={() => setRenders(renders + 1)}>
        again
      </button>
      <output>{JSON.stringify({ name, about, agrees })}</output>
    </form>
  );
}

it('restoreTypedInput keeps text and checkboxes changed before hydration', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const [name, box] = root.querySelectorAll('input');
  const about = root.querySelector('textarea');
  if (!name || !box || !about) throw new Error('The form was not rendered');
  name.value = 'mara';
  about.value = 'hello there';
  box.checked = true;

  const app = await act(async () => hydrateRoot(root, <Form />));
  expect(root.querySelector('output')?.textContent).toBe(
    '{"name":"mara","about":"hello there","agrees":true}',
  );
  await act(async () => root.querySelector('button')?.click());
  expect([name.value, about.value, box.checked]).toEqual(['mara', 'hello there', true]);

  await act(async () => app.unmount());
  root.remove();
});

function Reply({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => restoreTypedInput(ref.current), []);
  return (
    <main ref={ref}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(text);
        }}
      >
        <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </form>
    </main>
  );
}

it('restoreTypedInput submits a form submitted before hydration, with its typed text', async () => {
  const sent: string[] = [];
  const reply = <Reply onSend={(text) => sent.push(text)} />;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(reply);
  const [form, field] = [root.querySelector('form'), root.querySelector('textarea')];
  if (!form || !field) throw new Error('The form was not rendered');
  field.value = 'too quick';
  Object.assign(form, { isSentEarly: true });

  const app = await act(async () => hydrateRoot(root, reply));
  await act(() => new Promise((later) => setTimeout(later, 5)));
  expect(sent).toEqual(['too quick']);

  await act(async () => app.unmount());
  root.remove();
});
