import { parseBank } from './parse-bank.ts'

/** Replies that fit a post on any topic. */
export const everyday = parseBank(`everyday
time = last week | just yesterday | years ago | this very morning | on holiday once
who = my brother | a neighbour | my partner | somebody at work | an old friend | my aunt
feeling = relieved | curious | a bit jealous | hopeful | ready to try
Nothing much today. {feeling}, {who} says.
> A day with nothing much in it is a fine kind of day. {feeling} suits it.
@ Ha, {who} said nearly the same {time}.
> Then {who} and I would get along. Was it about the same thing?
> Good to know that {who} is on our side.
> {who} has clearly been there too.
@ Reading this made me {feeling}. And now?
> {feeling} is a good start. Next comes seeing if it lasts.
> Now we wait and see. Thank you for reading so closely.
> Glad it left you {feeling}, and there may be more of it.
@ I had not looked at it that way. {who} would agree with you.
> Thank you, and greetings to {who} in that case.
> That's kind to say. How did you look at it before?
> It took a while to look at it that way here too. {who} sounds sensible.
@ Happened to me {time}, and I was {feeling} afterwards.
> So it happened to you as well. Good to know one comes out of it {feeling}.
> {feeling} afterwards is not the worst way to end. What did you do?
> Thanks for saying so, it's nice not to be the only one it happened to.
@ {Now I am|You got me|I will be} thinking about {topic} {as well|too|all day}. {Thanks for that|Thank you}.
> You're welcome, thinking about {topic} is catching.
> Sorry, and you're welcome. {topic} does that to people.
> Good company to be in. What do you think about {topic}?
@ {So how did it end|How did it go on|What happened next} with {topic}?
> It hasn't quite ended, {topic} has a way of going on.
> Better than feared, as it goes with {topic}.
> Still open. There will be more about {topic}, no doubt.
@ {Was it worth it|Would you do it again|Are you still happy} with {topic}, all things considered?
> All things considered, yes, though {topic} takes its time.
> Worth it so far. Ask again about {topic} in a month.
> Mostly yes. {topic} asks a lot and gives a bit more back.
@ You too? {time} I thought that I was the only one.
> I thought so too. It's good to hear that there are two of us.
> Everybody thought they were the only one. Glad you said so.
> There are more of us than it looks. How did it go for you {time}?
`)
