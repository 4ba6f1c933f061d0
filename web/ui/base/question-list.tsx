// Questions that open to their answers. Works without scripts, too.
import { Plus } from 'lucide-react';
import style from './question-list.module.css';

export type QuestionListProps = { questions: readonly { question: string; answer: string }[] };

export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={style.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={style.question}>
          <summary>
            {question}
            <Plus aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
