// Terms of Service in English. The Chinese text has the same sections in the same order.
import type { LegalDocument } from './legal-document.ts';

export const termsEn: LegalDocument = {
  title: 'Terms of Service',
  summary:
    'You write, the tools make, and what comes out is yours. A run that fails costs nothing, nothing is shown to others until you publish it, and a few things may not be made here.',
  sections: [
    {
      id: 'service',
      title: 'The service and who runs it',
      blocks: [
        'Atelier makes pictures and videos from words, pictures, videos and sound. It is open-source software; whoever runs the copy you are using (“we”, “the operator”) is the one you make this agreement with.',
        'By signing in you accept these terms and the Privacy Policy. If you use the service for a company, you confirm that you may accept them in its name.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You sign in with a six-digit code that we mail to you or, where it is offered, with Google. There is no password: whoever can read your mail or use your Google account can sign in, so keep both safe. The first sign-in opens the account.',
        'You must be at least 14 years old. If you are under 18, a parent or guardian has to agree.',
        'One person, one account. An account must not be opened by a program, shared for money, or used to collect welcome points again and again.',
      ],
    },
    {
      id: 'points',
      title: 'Points, prices and waiting',
      blocks: [
        'Everything is paid for in points. The price and the usual wait stand on the button before you press it; the price you see is the most you will pay for that run.',
        {
          pairs: [
            ['Welcome points', '100, once for each new account; they do not expire'],
            [
              'Daily points',
              'topped up to 20 on the first visit of a day; they end at midnight, Beijing time',
            ],
            ['Plan points', 'come with a paid plan and end with its billing month'],
            ['Bought points', 'never expire'],
          ],
        },
        'Points that expire first are spent first. Your history shows every charge and every return. Points are not money: they cannot be paid out or passed on to another account.',
      ],
    },
    {
      id: 'refunds',
      title: 'Failed runs and refunds',
      blocks: [
        'Points are taken when you press Generate. They come back by themselves, in full and to where they came from, when a run fails, is blocked after it began, takes longer than its limit, or is cancelled while it waits. If only some of the pictures you asked for were made, the price of the missing ones comes back.',
        'If points come back to a balance that has expired meanwhile, you have at least 24 more hours to spend them.',
        'Where paid plans are offered: a plan renews by itself at the end of each paid month or year, at the price that your subscription page names; we remind you 3 days before a monthly and 14 days before a yearly renewal. You may cancel the renewal at any time, on the same page where you subscribed, and keep the plan until the end of the paid period. Your first payment is returned in full if you ask within 7 days and have used no more than 10 % of its points. Rights that the law of your country gives you as a consumer are not touched by this.',
      ],
    },
    {
      id: 'rules',
      title: 'What may not be made here',
      blocks: [
        'You are responsible for what you ask for, upload and publish. Do not use the service to make or spread:',
        {
          list: [
            'sexual content that involves minors, in any style, drawn or not;',
            'pornography, or sexual images of real people;',
            'images or voices of real people made to deceive, to shame them, or without their consent;',
            'violence shown for its own sake, or anything that encourages violence or self-harm;',
            'hatred against people for their origin, religion, sex, orientation, disability or illness;',
            'forged documents, fraud, false news, or anything that breaks the law where you or we are;',
            'other people’s works, brands or characters in a way that their owners need not accept.',
          ],
        },
        'When you upload a face or a voice that is not your own, you confirm that the person has agreed.',
        'We may check prompts, uploads and results by program. What is refused before the run is not charged. Breaking these rules again and again leads to a warning, then a pause, then the end of the account. If you believe that we were wrong, write to us; a person will look at it.',
        'Do not attack the service, get around its limits, or call it in a way that keeps others from using it.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      blocks: [
        'What you type and upload stays yours. As far as the law knows rights in the results, they are yours too; we claim none. The same words can give somebody else a similar result.',
        'You let us store, convert and show your inputs and results to you, and send them to the engine that does the work. That permission ends when they are deleted. We do not train models on them.',
        'Works made on the free plan are for your personal use and carry a small brand mark. Commercial use, and files without that mark, come with a paid plan.',
      ],
    },
    {
      id: 'private',
      title: 'Private until you publish',
      blocks: [
        'Every work is private on every plan. Only when you publish it do others see it, with your name; whether they also see its prompt is a second choice. You can take both back at any time.',
        'While a work is public you allow us to show it in Explore and on our own pages, and other members to start their own works from it.',
        'Anybody can report a public work. We take down what breaks these rules.',
      ],
    },
    {
      id: 'labels',
      title: 'How results are marked',
      blocks: [
        'So that nobody is deceived, what is made here is recognisable as made by a machine. The mark is applied in two ways:',
        {
          list: [
            'Visible: our pages say beside each work which engine made it, and every picture and video that you download carries a label in its lower left corner: “AI-generated”, or “Computer-made” where the built-in illustrator drew it by rules.',
            'Inside the file: its metadata name the service, the engine, the number of the work and the time of making and, where an AI made it, the fields that the Chinese standard GB 45438-2025 asks for.',
          ],
        },
        'You may download a work of your own without the visible label once you have accepted, where you ask for it, that labelling it where the law asks for it is your responsibility. As the Chinese rule on labels asks, the acceptance and each such download are logged with your account, its address, the work or the export, and the time, and kept for six months at least, also after the account is closed. What stands inside the file stays.',
        'The export of your data holds your works under their visible label, unless you ask for them without it, which takes the same statement and is logged the same way. A frame that you save in your browser carries the visible label alone, a crop carries neither; label it yourself where the law asks for it.',
        'You must not remove, change or hide these marks in order to pass a result off as something else, and you must keep the mark when you publish a work elsewhere in a country that requires it.',
      ],
    },
    {
      id: 'engines',
      title: 'Engines, and the built-in illustrator',
      blocks: [
        'Each work says which engine made it. Engines differ, make mistakes, and may produce what you did not mean; look at a result before you rely on it.',
        'The built-in illustrator is a program that reads your words, picks drawings and paints a scene with them by rules; words that it does not know are listed under the result. Small neural networks only find the faces in photos, on the machine that runs this service. Its works are labelled “Computer-made”, and their metadata call them no AI’s work.',
      ],
    },
    {
      id: 'retention',
      title: 'How long things are kept',
      blocks: [
        {
          pairs: [
            ['Results', 'until you delete them'],
            ['Pictures, videos and sound you upload', '30 days'],
            ['Failed entries', '30 days'],
            ['Deleted works', 'gone from view at once, erased after 30 days'],
            ['A closed account', 'erased after 7 days; signing in before that brings it back'],
            [
              'Downloads without the label',
              'on record for six months at least, with the statement that you accepted for them',
            ],
          ],
        },
        'Keep copies of what matters to you. We make backups to repair damage, not to bring back what you deleted.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      blocks: [
        'You can close your account whenever you like. We may pause or end an account that breaks these terms seriously or repeatedly; we say why, unless the law forbids it. If we end an account without such a reason, or stop the service, unused bought points are refunded.',
      ],
    },
    {
      id: 'liability',
      title: 'What we promise, and what we do not',
      blocks: [
        'We keep the service running with care, but not without interruption. We are liable without limit for intent, gross negligence and harm to life or health; otherwise only for what was foreseeable, and at most for what you paid in the twelve months before. Where the law gives you more, it stands.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes, and how to reach us',
      blocks: [
        'If we change these terms in a way that matters to you, we tell you in the application at least 14 days before. If you do not agree, you can close your account until then.',
        'Answer the mail that brought your sign-in code: it reaches the operator. The law of the place where the operator is established applies, as far as the law that protects you as a consumer does not say otherwise.',
      ],
    },
  ],
};
