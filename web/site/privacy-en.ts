// Privacy Policy in English. The Chinese text has the same sections in the same order.
import type { LegalDocument } from './legal-document.ts';

export const privacyEn: LegalDocument = {
  title: 'Privacy Policy',
  summary:
    'We keep what the service needs to work, and nothing to advertise with. No tracking by others, no selling of data, no training on your works. What you delete is erased.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'Whoever runs the copy of Atelier that you are using is responsible for your data (“we”, “the operator”). Answer the mail that brought your sign-in code to reach us.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep, and what for',
      blocks: [
        {
          pairs: [
            ['E-mail address', 'to send sign-in codes and messages about your account'],
            [
              'Name, picture and a line about you',
              'what you write in your account; shown with works that you publish',
            ],
            ['Prompts, settings and uploads', 'to make what you asked for, and to let you use them again'],
            [
              'Where faces are in a file, once you use it for lip sync',
              'to place the mouth; found on our own machines, kept with the file and deleted with it, never used to tell who somebody is',
            ],
            ['Results', 'to show and download them'],
            [
              'Points and payments',
              'the record of every charge and return; card data stay with the payment provider',
            ],
            ['Settings', 'language, theme and notifications'],
            [
              'Google sign-in',
              'if you use it: the number that Google gives you here, and the name and verified address it tells us, to find your account',
            ],
            [
              'Session and device',
              'the time of sign-ins, browser family and version, a random device number: to keep the account safe and to give the welcome points once',
            ],
            [
              'Where you came from',
              'the first link or site that led you here, for 30 days in your browser and once with the sign-in',
            ],
            [
              'Downloads without the label',
              'who accepted the statement or took a file, the address of the account, which work or export, when: the Chinese rule on labels asks for this record',
            ],
            ['Network address', 'for limits against abuse, and in the server log'],
          ],
        },
        'We need these to fulfil our agreement with you; limits, logs and the device number rest on our interest in a safe service; anything beyond that only with your consent, which you can take back.',
      ],
    },
    {
      id: 'browser',
      title: 'What is stored in your browser',
      blocks: [
        'One cookie, for the language, kept for 365 days. No cookie signs you in, and none follows you.',
        'The local storage of the browser keeps: the session token and a copy of your account data, your drafts, the tasks that are running, the texts of the page for 24 hours, the theme, the random device number, and where you came from. Signing out removes the token and the account data.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      blocks: [
        'Nobody, except where the work needs it:',
        {
          list: [
            'The engine of a task receives its prompt, settings and uploads, but not your name or address. Each work says which engine made it. The built-in illustrator works on our own machines and sends nothing anywhere.',
            'The mail provider receives your address and the mail.',
            'The payment provider (Stripe or Paddle, where the operator has set it up; Paddle sells to you itself, and its script runs on the page of the payment alone; else a test cashier on our own machines that takes no money) receives your payment, if you buy something.',
            'Google learns that you signed in here, if you choose to sign in with Google.',
            'The hosting provider stores data on our behalf.',
            'Authorities, where the law obliges us.',
          ],
        },
        'We do not sell data, show advertisements, or use services that follow visitors. If a provider is in another country, we make sure that your data are protected there as the law requires.',
      ],
    },
    {
      id: 'training',
      title: 'No training on your works',
      blocks: [
        'We do not train models on your prompts, uploads or results, and choose engines whose providers do not do so with what we send.',
      ],
    },
    {
      id: 'public',
      title: 'What others see',
      blocks: [
        'Nothing, until you publish a work. Then they see the work, your name and picture, and the prompt if you chose so. Uploads are never shown. Taking a work back makes it vanish at once.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          pairs: [
            ['Results', 'until you delete them'],
            ['Uploads', '30 days'],
            ['Failed entries', '30 days'],
            ['Deleted works', 'erased after 30 days'],
            ['Sign-in codes', '10 minutes'],
            ['Sessions', 'end after 30 days without a visit, or when you sign out'],
            ['Server logs', 'at most 6 months; they hold no prompts, codes or tokens'],
            ['Points history', 'as long as the account; payments as long as tax law requires'],
            [
              'The record of downloads without the label',
              'six months from the download, also after the account is closed; the statement as long as a download that rests on it',
            ],
            [
              'A closed account',
              'erased after 7 days, with all of its works; the record of its points stays, without a name, and the record of downloads without the label until its time is over',
            ],
          ],
        },
      ],
    },
    {
      id: 'labels',
      title: 'Marks inside the files',
      blocks: [
        'Files that are made here say in their metadata which service and engine made them, when, and under which number; where an AI made them, in the fields of the Chinese standard as well. They do not hold your name or address. Downloads carry a visible label too, unless you take them without it, which is logged.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may see, correct, receive and delete your data, object to their use, and withdraw a consent. Much of it you can do yourself: in the account, and by deleting works. For the rest write to us; we answer within 30 days. You may also complain to the data protection authority of your country.',
        'Nothing about you is decided by a program alone, except the limits against abuse and the check of prompts; ask us, and a person looks at it.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      blocks: [
        'Connections are encrypted. Session tokens and sign-in codes are stored only as fingerprints. Works are reached by signed links that expire. Uploads are re-encoded, which removes place and camera data.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The service is not meant for children under 14. If we learn that one has opened an account, we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If we change this policy in a way that matters to you, we tell you in the application at least 14 days before. The version and date stand at the top.',
      ],
    },
  ],
};
