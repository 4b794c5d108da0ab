import { advanceCampaigns } from '#server/modules/payments/campaigns/end-campaign.ts';
import type { AnyBody } from './app.ts';
import type { Member } from './members.ts';
import { type PaymentScene, paymentScene } from './payments.ts';
import { postAs, text } from './posts.ts';

/** A member whose post can burn. */
interface BlazedPost {
  anna: Member;
  post: AnyBody;
}

/** Campaigns on an app with payments. Each test has a member and a post of its own; the clock is shared. */
export class BlazeScene {
  readonly scene: PaymentScene;
  readonly staff: Member;
  readonly #name: string;
  #serial = 0;
  #current: BlazedPost | undefined;

  private constructor(scene: PaymentScene, staff: Member, name: string) {
    this.scene = scene;
    this.staff = staff;
    this.#name = name;
  }

  /** Opens the app. `name` is a part of the names of blogs. */
  static async open(name: string): Promise<BlazeScene> {
    const scene = await paymentScene();
    return new BlazeScene(scene, await scene.t.member(`${name}-staff`, { role: 'admin' }), name);
  }

  /** Returns a new member with a post, and ends what other tests left running, so that a reader is shown this one. */
  async next(): Promise<BlazedPost> {
    const { t } = this.scene;
    this.#serial += 1;
    const anna = await t.member(`anna-${this.#name}-${this.#serial}`);
    const post = await postAs(t, anna, { content: text('A storm coming in'), tags: 'storms' });
    await t.db.query(`update campaigns set status = 'finished' where status = 'active'`);
    await t.db.query(`update campaigns set status = 'cancelled' where status in ('in-review', 'scheduled')`);
    this.#current = { anna, post };
    return this.#current;
  }

  get #post(): BlazedPost {
    if (this.#current === undefined) throw new Error('Call next() before each test.');
    return this.#current;
  }

  /** Returns the body of the call that blazes the post of this test. */
  wanted(more: object = {}): object {
    const { anna, post } = this.#post;
    return {
      ...{ tumblelog: anna.blogName, post_id: post.id, price_id: 'blaze-2500', country: 'PT' },
      expected_price: 1000,
      ...more,
    };
  }

  create(member: Member, more?: object) {
    return this.scene.call(member, 'POST', '/ignite/campaigns', this.wanted(more));
  }

  async read(member: Member, id: string): Promise<AnyBody> {
    return (await this.scene.call(member, 'GET', `/ignite/campaigns/${id}`)).body.response.campaign;
  }

  /** Buys a campaign; returns its id. */
  async buy(more?: object): Promise<string> {
    const { anna } = this.#post;
    const { body } = await this.create(anna, more);
    await this.scene.confirm(anna, body.response.checkout);
    return body.response.campaign.id;
  }

  /** Buys a campaign that staff accepts; returns its id. */
  async run(more?: object): Promise<string> {
    const id = await this.buy(more);
    await this.scene.call(this.staff, 'PUT', `/admin/campaigns/${id}/review`, { is_accepted: true });
    return id;
  }

  stop(member: Member, id: string) {
    return this.scene.call(member, 'PUT', '/ignite/campaign/extinguish', { campaign_id: id });
  }

  /** Begins and ends campaigns whose time has come. */
  advance() {
    return advanceCampaigns({ db: this.scene.t.db, services: this.scene.t.app.services });
  }

  /** Returns a new member; `name` is unique within a test. */
  member(name: string): Promise<Member> {
    return this.scene.t.member(`${name}-${this.#serial}`);
  }

  /** Returns a member whose dashboard has posts of a blog that nobody else follows. */
  async reader(name: string): Promise<Member> {
    const member = await this.member(name);
    for (let at = 0; at < 5; at += 1) await postAs(this.scene.t, member, { content: text(`Note ${at}`) });
    return member;
  }
}
