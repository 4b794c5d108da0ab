import { afterAll, beforeAll } from 'vitest';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from './app.ts';
import { type Bystander, makeBystander } from './bystander.ts';
import type { Member } from './members.ts';

export const MESSAGES = '/v2/conversations/messages';

/** Returns the texts of a conversation's messages as answered, the newest first. */
export function textsOf({ body }: Reply<AnyBody>): string[] {
  return body.response.conversation.messages.data.map(
    (message: { content: { text: string } }) => message.content.text,
  );
}

/** The two members of a conversation. */
export type MessagesScene = { app: TestApp; ada: Member; ben: Member };

/** Sets up a scene for the tests of a file and returns their helpers. A bystander must not be affected. */
export function messagesScene() {
  const scene = {} as MessagesScene;
  let bystander: Bystander;
  let last = 0;

  beforeAll(async () => {
    scene.app = await buildTestApp();
    scene.ada = await scene.app.member('ada');
    scene.ben = await scene.app.member('ben');
    bystander = await makeBystander(scene.app);
  });
  afterAll(async () => {
    await bystander.expectUnchanged();
    await scene.app.close();
  });

  function newMember(): Promise<Member> {
    last += 1;
    return scene.app.member(`somebody-${last}`);
  }

  /** Sends a text, or another request body, to the conversation of two blogs. */
  function sendMessage(from: Member, to: Member, more: object | string = 'Hello'): Promise<Reply<AnyBody>> {
    return scene.app.injectAs(from, {
      method: 'POST',
      url: MESSAGES,
      payload: {
        type: 'text',
        participant: from.blogUuid,
        participants: [from.blogUuid, to.blogName],
        ...(typeof more === 'string' ? { message: more } : more),
      },
    });
  }

  function read(as: Member, query: Record<string, string>): Promise<Reply<AnyBody>> {
    const search = new URLSearchParams({ participant: as.blogUuid, ...query });
    return scene.app.injectAs(as, `${MESSAGES}?${search}`);
  }

  /** Returns the conversation of two blogs as the first of them reads it. */
  function conversationOf(
    as: Member,
    other: Member,
    more: Record<string, string> = {},
  ): Promise<Reply<AnyBody>> {
    return read(as, { 'participants[0]': as.blogName, 'participants[1]': other.blogUuid, ...more });
  }

  function list(as: Member, more = ''): Promise<Reply<AnyBody>> {
    return scene.app.injectAs(as, `/v2/conversations?participant=${encodeURIComponent(as.blogUuid)}${more}`);
  }

  /** Returns a member's unread message counts, by blog and conversation. */
  async function unreadCountsOf(as: Member): Promise<Record<string, Record<string, number>>> {
    const { body } = await scene.app.injectAs(as, '/v2/user/counts?unread_messages=true');
    return body.response.unread_messages;
  }

  function post(as: Member, url: string, payload: object): Promise<Reply<AnyBody>> {
    return scene.app.injectAs(as, { method: 'POST', url, payload });
  }

  return {
    scene,
    newMember,
    write: sendMessage,
    read,
    between: conversationOf,
    list,
    countsOf: unreadCountsOf,
    post,
  };
}
