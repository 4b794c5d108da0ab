// Written by `npm run generate` from server/. Do not edit.
import { t as wordsByLanguage } from "./words-by-language.js";
// server/modules/notifications/push/locales/de.po
var messages = JSON.parse("{\"-1Ade8\":[[\"who\"],\" hat auf deinen Beitrag in einer Community reagiert\"],\"-oH92m\":[\"Es gibt Neues von einer Mitgliedschaft\"],\"09vuvB\":[[\"who\"],\" hat dein Geschenk aufgeschnürt\"],\"1mXR5x\":[\"Deine Kampagne hat begonnen\"],\"3uJ736\":[\"Juhu! Du bist jetzt Mitglied einer Community\"],\"4Mm2Tr\":[\"Schreibt jetzt für deinen Blog: \",[\"who\"]],\"4gEuoP\":[[\"who\"],\" hat in einer Community gepostet\"],\"5fy5k0\":[[\"who\"],\" hat dich in einer Community erwähnt\"],\"7-SA_r\":[\"Deine Kampagne wurde angenommen\"],\"7z0l0v\":[\"Die Moderation einer Community hat dich ausgeschlossen\"],\"8O5Y8K\":[[\"count\",\"plural\",{\"one\":[[\"who\"],\" hat dir eine Nachricht geschickt\"],\"other\":[\"#\",\" neue Nachrichten von \",[\"who\"]]}]],\"9m28MA\":[\"Deine Anfrage an eine Community wurde abgelehnt\"],\"9zmLmL\":[\"Es gibt Neues zu einer Zahlung\"],\"A8F8Zd\":[\"Es gibt Neues von deinen Auszahlungen\"],\"Alen2E\":[\"Like für deinen Beitrag: \",[\"who\"]],\"BA-sZ9\":[[\"who\"],\" möchte dir schreiben\"],\"BTzYhD\":[[\"who\"],\" bittet dich, eine Community mitzuleiten\"],\"HDcJzh\":[\"Eine Frage an dich: \",[\"who\"]],\"I0vnhd\":[[\"who\"],\" möchte einer Community beitreten\"],\"KRO77n\":[[\"who\"],\" ist einer Community beigetreten\"],\"LpUOJn\":[[\"who\"],\" möchte nicht helfen, eine Community zu leiten\"],\"Lr1X1p\":[\"Antwort auf deinen Beitrag: \",[\"who\"]],\"Mf2tcu\":[\"Die Moderation hat einen Beitrag von dir entfernt\"],\"OqnRoe\":[\"Für \",[\"blog\"]],\"PCMGJY\":[[\"who\"],\" hat zugesagt und hilft ab jetzt, eine Community zu leiten\"],\"PzLI_G\":[[\"who\"],\" bittet dich, gemeinsam eine Sammlung zu führen\"],\"RkYaxj\":[\"Es gibt Neues von deinem Premium\"],\"RpWHXN\":[\"Eine Sammlung, der du folgst, hat neue Beiträge\"],\"Rzx_vY\":[\"Die Moderation hat über etwas von dir entschieden\"],\"S9XUPN\":[\"Wir haben deinen Einspruch geprüft: Die Entscheidung über deinen Beitrag bleibt\"],\"SAC-20\":[[\"who\"],\" legt Einspruch gegen eine Entscheidung ein\"],\"SIRniJ\":[\"In einer Antwort erwähnt: \",[\"who\"]],\"T4AJpS\":[\"Dein Beitrag wurde gerebloggt: \",[\"who\"]],\"W4DCbu\":[\"Die Moderation hat sich deine Meldung angesehen\"],\"WFys5A\":[[\"who\"],\" hat in einer Community kommentiert\"],\"WlUdha\":[\"Deine Kampagne wurde vorzeitig beendet\"],\"X3uE4m\":[\"Du bist eingeladen, für \",[\"who\"],\" zu schreiben\"],\"YgL6Ps\":[\"Niemand kümmert sich um eine Community, die du leitest\"],\"Yjktwx\":[\"Dein Beitrag konnte nicht veröffentlicht werden\"],\"ZDA6Sw\":[[\"who\"],\" unterstützt deinen Blog\"],\"ZJgL7W\":[\"Die Moderation einer Community hat dich stummgeschaltet\"],\"Znhkva\":[\"Über deinen Einspruch wurde entschieden\"],\"_ME34m\":[\"Ein Artikel, auf den du wartest, ist wieder da\"],\"ai0YfE\":[[\"who\"],\" hat dir geantwortet\"],\"b-9OjN\":[[\"who\"],\" möchte dein Geschenk lieber nicht: das Geld kommt zurück\"],\"cXU8aM\":[\"Dein Geschenk wurde nicht aufgeschnürt: das Geld kommt zurück\"],\"fvqSZ8\":[\"Neues von \",[\"who\"]],\"g45BHq\":[\"Deine Kampagne wurde abgelehnt\"],\"gXwoYg\":[\"Jemand\"],\"ghGf_w\":[\"Wir haben deinen Beitrag gekennzeichnet oder entfernt: Sieh dir den Grund an, oder leg Einspruch ein\"],\"gsqWhp\":[[\"who\"],\" hat deinen Beitrag angefacht\"],\"hRp206\":[\"In einer Community, die voll war, ist wieder Platz\"],\"hxBfh2\":[\"Deine Kampagne ist vorbei\"],\"j6_4ge\":[\"Jemand hat etwas für dich verschnürt\"],\"jp3FEV\":[\"Es gibt Neues von deiner Domain\"],\"kXPrJR\":[\"Wir haben deinen Einspruch geprüft: Dein Beitrag ist wieder zu sehen wie vorher\"],\"mVu48E\":[\"Antwort auf einen Beitrag, dem du folgst: \",[\"who\"]],\"s7kkZQ\":[[\"who\"],\" hält dir einen Platz in einer Community frei\"],\"sVzTCg\":[\"Deine Rolle in einer Community hat sich geändert\"],\"tEwgSg\":[\"Neuer Beitrag von \",[\"who\"]],\"uWtdye\":[[\"count\",\"plural\",{\"one\":[[\"name\"],\" und noch jemand\"],\"other\":[[\"name\"],\" und \",\"#\",\" andere\"]}]],\"w7rU30\":[\"In einem Beitrag erwähnt: \",[\"who\"]],\"xLb99S\":[[\"count\",\"plural\",{\"one\":[\"#\",\" weitere Mitteilung\"],\"other\":[\"#\",\" weitere Mitteilungen\"]}]],\"xMMxZu\":[[\"who\"],\" unterstützt deinen Blog nicht mehr\"],\"z9fXRx\":[\"Folgt dir jetzt: \",[\"who\"]],\"zxzF1i\":[\"Dein Beitrag wurde mit einem Kommentar gerebloggt: \",[\"who\"]]}");
// server/modules/notifications/push/words/push-words.ts
/** Returns the words of push messages, said in one language. `who` is a name, or a name and the number of others. */
function sayIn(i18n) {
	/** Titles by type of notification. */
	const titles = {
		answered_ask: (who) => i18n._(
			/** i18n */
			{
				id: "ai0YfE",
				message: [["who"], " answered you"],
				values: { who }
			}
		),
		ask: (who) => i18n._(
			/** i18n */
			{
				id: "HDcJzh",
				message: [["who"], " asked you something"],
				values: { who }
			}
		),
		blaze_approved: () => i18n._(
			/** i18n */
			{
				id: "7-SA_r",
				message: ["Your blaze was approved"]
			}
		),
		blaze_by_other: (who) => i18n._(
			/** i18n */
			{
				id: "gsqWhp",
				message: [["who"], " blazed your post"],
				values: { who }
			}
		),
		blaze_canceled: () => i18n._(
			/** i18n */
			{
				id: "WlUdha",
				message: ["Your blaze was ended early"]
			}
		),
		blaze_finished: () => i18n._(
			/** i18n */
			{
				id: "hxBfh2",
				message: ["Your blaze is over"]
			}
		),
		blaze_rejected: () => i18n._(
			/** i18n */
			{
				id: "g45BHq",
				message: ["Your blaze was declined"]
			}
		),
		blaze_started: () => i18n._(
			/** i18n */
			{
				id: "1mXR5x",
				message: ["Your blaze began"]
			}
		),
		collection_invitation: (who) => i18n._(
			/** i18n */
			{
				id: "PzLI_G",
				message: [["who"], " asks you to keep a collection together"],
				values: { who }
			}
		),
		collection_news: () => i18n._(
			/** i18n */
			{
				id: "RpWHXN",
				message: ["A collection that you follow has new posts"]
			}
		),
		community_appeal: (who) => i18n._(
			/** i18n */
			{
				id: "SAC-20",
				message: [["who"], " appeals against a decision"],
				values: { who }
			}
		),
		community_appeal_outcome: () => i18n._(
			/** i18n */
			{
				id: "Znhkva",
				message: ["Your appeal was decided"]
			}
		),
		community_banned: () => i18n._(
			/** i18n */
			{
				id: "7z0l0v",
				message: ["Moderators banned you from a community"]
			}
		),
		community_comment: (who) => i18n._(
			/** i18n */
			{
				id: "WFys5A",
				message: [["who"], " commented in a community"],
				values: { who }
			}
		),
		community_decision: () => i18n._(
			/** i18n */
			{
				id: "Rzx_vY",
				message: ["Moderators have decided about something of yours"]
			}
		),
		community_invitation: (who) => i18n._(
			/** i18n */
			{
				id: "s7kkZQ",
				message: [["who"], " keeps a seat for you in a community"],
				values: { who }
			}
		),
		community_mention: (who) => i18n._(
			/** i18n */
			{
				id: "5fy5k0",
				message: [["who"], " mentioned you in a community"],
				values: { who }
			}
		),
		community_muted: () => i18n._(
			/** i18n */
			{
				id: "ZJgL7W",
				message: ["Moderators muted you in a community"]
			}
		),
		community_new_member: (who) => i18n._(
			/** i18n */
			{
				id: "KRO77n",
				message: [["who"], " joined a community"],
				values: { who }
			}
		),
		community_new_post: (who) => i18n._(
			/** i18n */
			{
				id: "4gEuoP",
				message: [["who"], " posted in a community"],
				values: { who }
			}
		),
		community_new_request: (who) => i18n._(
			/** i18n */
			{
				id: "I0vnhd",
				message: [["who"], " asks to join a community"],
				values: { who }
			}
		),
		community_post_removed: () => i18n._(
			/** i18n */
			{
				id: "Mf2tcu",
				message: ["Moderators removed a post of yours"]
			}
		),
		community_reaction: (who) => i18n._(
			/** i18n */
			{
				id: "-1Ade8",
				message: [["who"], " reacted to your post in a community"],
				values: { who }
			}
		),
		community_report_outcome: () => i18n._(
			/** i18n */
			{
				id: "W4DCbu",
				message: ["Moderators looked at what you reported"]
			}
		),
		community_request_approved: () => i18n._(
			/** i18n */
			{
				id: "3uJ736",
				message: ["Woohoo! You are now a member of a community"]
			}
		),
		community_request_denied: () => i18n._(
			/** i18n */
			{
				id: "9m28MA",
				message: ["Your request to join a community was declined"]
			}
		),
		community_role_changed: () => i18n._(
			/** i18n */
			{
				id: "sVzTCg",
				message: ["Your role in a community has changed"]
			}
		),
		community_role_accepted: (who) => i18n._(
			/** i18n */
			{
				id: "PCMGJY",
				message: [["who"], " accepted and helps to run a community from now on"],
				values: { who }
			}
		),
		community_role_declined: (who) => i18n._(
			/** i18n */
			{
				id: "LpUOJn",
				message: [["who"], " declined to help to run a community"],
				values: { who }
			}
		),
		community_role_offer: (who) => i18n._(
			/** i18n */
			{
				id: "BTzYhD",
				message: [["who"], " asks you to help to run a community"],
				values: { who }
			}
		),
		community_seat_free: () => i18n._(
			/** i18n */
			{
				id: "hRp206",
				message: ["A community that was full has room again"]
			}
		),
		community_unattended: () => i18n._(
			/** i18n */
			{
				id: "YgL6Ps",
				message: ["Nobody looks after a community that you run"]
			}
		),
		conversational_note: (who) => i18n._(
			/** i18n */
			{
				id: "mVu48E",
				message: [["who"], " replied to a post you follow"],
				values: { who }
			}
		),
		follow: (who) => i18n._(
			/** i18n */
			{
				id: "z9fXRx",
				message: [["who"], " followed you"],
				values: { who }
			}
		),
		domain_news: () => i18n._(
			/** i18n */
			{
				id: "jp3FEV",
				message: ["There is news of your domain"]
			}
		),
		gift: () => i18n._(
			/** i18n */
			{
				id: "j6_4ge",
				message: ["Somebody tied something for you"]
			}
		),
		gift_claimed: (who) => i18n._(
			/** i18n */
			{
				id: "09vuvB",
				message: [["who"], " untied your gift"],
				values: { who }
			}
		),
		gift_declined: (who) => i18n._(
			/** i18n */
			{
				id: "b-9OjN",
				message: [["who"], " would rather not have your gift: the money comes back"],
				values: { who }
			}
		),
		gift_expired: () => i18n._(
			/** i18n */
			{
				id: "cXU8aM",
				message: ["Your gift was not untied: the money comes back"]
			}
		),
		group_blog_invitation: (who) => i18n._(
			/** i18n */
			{
				id: "X3uE4m",
				message: ["You are invited to write for ", ["who"]],
				values: { who }
			}
		),
		like: (who) => i18n._(
			/** i18n */
			{
				id: "Alen2E",
				message: [["who"], " liked your post"],
				values: { who }
			}
		),
		membership_news: () => i18n._(
			/** i18n */
			{
				id: "-oH92m",
				message: ["There is news of a membership"]
			}
		),
		mention_in_post: (who) => i18n._(
			/** i18n */
			{
				id: "w7rU30",
				message: [["who"], " mentioned you in a post"],
				values: { who }
			}
		),
		mention_in_reply: (who) => i18n._(
			/** i18n */
			{
				id: "SIRniJ",
				message: [["who"], " mentioned you in a reply"],
				values: { who }
			}
		),
		new_group_blog_member: (who) => i18n._(
			/** i18n */
			{
				id: "4Mm2Tr",
				message: [["who"], " writes for your blog now"],
				values: { who }
			}
		),
		new_post: (who) => i18n._(
			/** i18n */
			{
				id: "tEwgSg",
				message: [["who"], " posted something new"],
				values: { who }
			}
		),
		payment_news: () => i18n._(
			/** i18n */
			{
				id: "9zmLmL",
				message: ["There is news of a payment"]
			}
		),
		payout_news: () => i18n._(
			/** i18n */
			{
				id: "A8F8Zd",
				message: ["There is news of your payouts"]
			}
		),
		post_appeal_accepted: () => i18n._(
			/** i18n */
			{
				id: "kXPrJR",
				message: ["We reviewed your appeal: your post is shown as before"]
			}
		),
		post_appeal_rejected: () => i18n._(
			/** i18n */
			{
				id: "S9XUPN",
				message: ["We reviewed your appeal: the decision about your post did not change"]
			}
		),
		post_flagged: () => i18n._(
			/** i18n */
			{
				id: "ghGf_w",
				message: ["We labelled or took down your post: see why, or appeal"]
			}
		),
		product_in_stock: () => i18n._(
			/** i18n */
			{
				id: "_ME34m",
				message: ["A product that you wait for is in stock again"]
			}
		),
		premium_news: () => i18n._(
			/** i18n */
			{
				id: "RkYaxj",
				message: ["There is news of your premium"]
			}
		),
		publish_failed: () => i18n._(
			/** i18n */
			{
				id: "Yjktwx",
				message: ["Your post could not be published"]
			}
		),
		reblog_naked: (who) => i18n._(
			/** i18n */
			{
				id: "T4AJpS",
				message: [["who"], " reblogged your post"],
				values: { who }
			}
		),
		reblog_with_content: (who) => i18n._(
			/** i18n */
			{
				id: "zxzF1i",
				message: [["who"], " reblogged your post and added something"],
				values: { who }
			}
		),
		reply: (who) => i18n._(
			/** i18n */
			{
				id: "Lr1X1p",
				message: [["who"], " replied to your post"],
				values: { who }
			}
		),
		supporter_gone: (who) => i18n._(
			/** i18n */
			{
				id: "xMMxZu",
				message: [["who"], " no longer supports your blog"],
				values: { who }
			}
		),
		supporter_new: (who) => i18n._(
			/** i18n */
			{
				id: "ZDA6Sw",
				message: [["who"], " supports your blog"],
				values: { who }
			}
		)
	};
	return {
		somebody: () => i18n._(
			/** i18n */
			{
				id: "gXwoYg",
				message: ["Somebody"]
			}
		),
		withOthers: (name, count) => i18n._(
			/** i18n */
			{
				id: "uWtdye",
				message: [[
					"count",
					"plural",
					{
						offset: void 0,
						one: [
							["name"],
							" and ",
							"#",
							" other"
						],
						other: [
							["name"],
							" and ",
							"#",
							" others"
						]
					}
				]],
				values: {
					count,
					name
				}
			}
		),
		/** Title of a message about a notification; a general one for a type without its own. */
		title: (type, who) => titles[type]?.(who) ?? i18n._(
			/** i18n */
			{
				id: "fvqSZ8",
				message: [["who"], " did something"],
				values: { who }
			}
		),
		hasTitle: (type) => Object.hasOwn(titles, type),
		messages: (who, count) => i18n._(
			/** i18n */
			{
				id: "8O5Y8K",
				message: [[
					"count",
					"plural",
					{
						offset: void 0,
						one: [["who"], " sent you a message"],
						other: [
							"#",
							" new messages from ",
							["who"]
						]
					}
				]],
				values: {
					count,
					who
				}
			}
		),
		request: (who) => i18n._(
			/** i18n */
			{
				id: "BA-sZ9",
				message: [["who"], " would like to write to you"],
				values: { who }
			}
		),
		more: (count) => i18n._(
			/** i18n */
			{
				id: "xLb99S",
				message: [[
					"count",
					"plural",
					{
						offset: void 0,
						one: ["#", " more notification"],
						other: ["#", " more notifications"]
					}
				]],
				values: { count }
			}
		),
		/** Names the blog, for members with several. */
		forBlog: (blog) => i18n._(
			/** i18n */
			{
				id: "OqnRoe",
				message: ["For ", ["blog"]],
				values: { blog }
			}
		)
	};
}
/**
* Returns the words of push messages in a language, in English where there is no translation.
*
* @param language wire code or BCP 47 tag
*/
var pushWordsIn = wordsByLanguage(/* #__PURE__ */ Object.assign({ "../locales/de.po": messages }), sayIn);
export { pushWordsIn };
