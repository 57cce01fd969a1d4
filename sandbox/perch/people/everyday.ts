import { parseBank } from './parse-bank.ts'

/** Replies that fit a post on any topic. */
export const everyday = parseBank(`everyday
time = last week | just yesterday | years ago | this very morning | on holiday once
who = my brother | a neighbour | my partner | somebody at work | an old friend | my aunt
feeling = relieved | curious | a bit jealous | hopeful | ready to try
Nothing much today. {feeling}, {who} says.
> Days with nothing much in them are underrated. Enjoy the quiet.
@ Ha, {who} said nearly the same {time}.
> Then {who} and I would get along. Was it about the same thing?
> Good to know that {who} is on our side.
> Ha, then at least two of us have said the same. Please pass on my greetings.
@ Reading this made me {feeling}. And now?
> Thank you! I don't know yet either, I'll let you know.
> Now we wait and see. Thank you for reading so closely.
> That's nice to hear. What made you feel that way?
@ I had not looked at it that way. {who} would agree with you.
> Thank you! It's nice to hear that the two of you agree with me.
> That's kind of you. How did you see it before?
> It took me a while as well. So now there are a few of us who agree.
@ Happened to me {time}, and I was {feeling} afterwards.
> So it wasn't only me! I'm glad that you told me.
> Oh, you too? What did you do then?
> Thanks for saying so, it's nice not to be the only one it happened to.
@ {Now I am|You got me|I will be} thinking about {topic} {as well|too|all day}. {Thanks for that|Thank you}.
> You're welcome, {topic} is catching.
> Sorry, and you're welcome. There's no cure so far.
> Good company to be in. What do you make of it?
@ {So how did it end|How did it go on|What happened next} with {topic}?
> It hasn't ended yet. I'll tell you when it does.
> Nice of you to ask! Still going on, I'll write more when there's something to tell.
> Nothing dramatic so far. Thanks for asking about it!
@ {Was it worth it|Would you do it again|Are you still happy} with {topic}, all things considered?
> All things considered, yes. Thanks for asking!
> So far, yes. Ask me again in a month.
> Mostly yes, with the odd day of doubt.
@ You too? {time} I thought that I was the only one.
> I thought so too. It's good to hear that there are two of us.
> Everybody thought they were the only one. Glad you said so.
> There are more of us than it looks. How did it go for you?
`)
