import { wordingsIn } from '../wordings.ts'

export const englishWordings = wordingsIn(`
  # service
  I used {b} for {x}.
  I went to {b} for {x}.
  I came to {b} for {x}.
  For {x}, I went to {b}.
  I chose {b} for {x}.
  For {x}, I chose {b}.
  {X} is what I used {b} for.
  I got {x} from {b}.
  Personally, I used {b} for {x}.

  # bestService
  {X} helped me most.
  At {b}, {x} helped me most.
  For me, {x} [was|were] most helpful.
  At {b}, it was {x} that helped me most.
  {X} [was|were] the most helpful for me.
  At {b}, most helpful for me [was|were] {x}.
  I used {b} for {x}.

  # liked, benefit
  I liked {the}.
  At {b}, I liked {the}.
  With {b}, I liked {the}.
  {The} [is|are] what I liked.
  And I liked {the}.
  What I liked: {x}.
  What I liked about {b}: {x}.
  I liked this: {x}.

  # benefit
  @notice I noticed {the}.
  @notice At {b}, I noticed {the}.
  @stood {The} stood out.
  @stood At {b}, {the} stood out.

  # likedMost
  I liked {the} most.
  At {b}, I liked {the} most.
  What I liked most: {x}.
  What I liked most about {b} was {the}.
  @best I liked {the} best.
  @best At {b}, I liked {the} best.
  @best For me, {the} [was|were] the best part.
  @best The best part of {b} was {the}.
  {The} [is|are] what I liked most.
  What I liked most about {b}: {x}.

  # before
  @have I had {x}.
  @problem My problem was {the}.
  @problem The problem I had was {the}.
  @problem Before {b}, my problem was {the}.
  @problem Before, my problem was {the}.
  @problem I had a problem before {b}: {x}.
  @challenge My challenge was {x}.

  # reason
  I chose {b} because of {the}.
  {The} [was|were] why I chose {b}.
  I chose {b} for {the}.
  Why {b}? {X}.

  # visit
  I came to {b} because of {the}.
  I came because of {the}.
  I went to {b} because of {the}.
  Why {b}? {X}.

  # change
  @seen I have seen {x}.
  @seen With {b}, I have seen {x}.
  @seen What I have seen: {x}.
  @result The result was {x}.
  @result For me, the result was {x}.
  @result My result with {b} was {x}.
  @changed What has changed for me: {x}.
  @changed I have {more} now.
  @changed Now I have {more}.
  @changed With {b}, I now have {more}.
  @difference The difference {b} made was {x}.
  @difference For me, the difference was {x}.

  # improve
  @better {Part} could be better.
  @better At {b}, {part} could be better.
  @better I think {part} could be better.
  @better What could be better at {b} is {part}.
  @better What could be better is {part}.
  @better With {more}, it could be better.
  @better It could be better with {more}.
  @better With {more}, {b} could be better.
  @better I think {b} could be better with {more}.
  @better What could be better: {x}.
  @improv {b} could improve {part}.
  @improv What {b} could improve is {part}.
  @improv I think {b} could improve {part}.
  @improv {b} could improve with {more}.
  @improv I think it could improve with {more}.
  @improv What {b} could improve: {x}.
  @missing {X} [is|are] still missing.
  @missing I still miss {x}.
  @missing What is still missing is {x}.
  @missing I am still missing {x}.
  @missing What I still miss is {x}.
  @change I would change {the}.
  @change What I would change is {the}.

  # disliked
  I did not like {the}.
  What I did not like was {the}.
  At {b}, I did not like {the}.
  What I did not like at {b} was {the}.
  {The} [is|are] what I did not like.
  What I did not like: {x}.

  # likedLeast
  I liked {the} least.
  What I liked least was {the}.
  At {b}, I liked {the} least.
  What I liked least at {b} was {the}.
  {The} [is|are] what I liked least.
  What I liked least: {x}.

  # negative
  The downside was {x}.
  For me, the downside was {x}.
  The downside of {b} was {x}.
  @disappoint What disappointed me was {x}.
  @disappoint {X} disappointed me.
  @wrong What went wrong was {x}.
  @wrong What went wrong at {b} was {x}.
  @negative For me, {the} [is|are] negative.
  @negative {The} [is|are] a negative point.
  @negative A negative point: {x}.
  On the downside: {x}.

  # person
  I want to mention {x}.
  At {b}, I want to mention {x}.
  I would like to mention {x}.
  A name to mention is {x}.
  The person I would name is {x}.

  # audience
  I would recommend {b} to {x}.
  I recommend {b} to {x}.
  Personally, I would recommend {b} to {x}.
  And I would recommend {b} to {x}.
  To {x}, I would recommend {b}.

  # describe
  I would describe {b} as {x}.
  In short, {b} is {x}.
  To me, {b} is {x}.
  In a few words, {b} is {x}.
  In short: {x}.

  # recommend

  # general
  {X}.
  In short: {x}.
  Overall: {x}.
  My experience with {b}: {x}.
  My impression of {b}: {x}.

  # they were
  They were {x}.
  I found them {x}.
  {b} was {x}.
  I found {b} {x}.
  The people at {b} were {x}.
  At {b}, they were {x}.
  To me, they were {x}.

  # it was
  It was {x}.
  I found it {x}.
  For me, it was {x}.
  At {b}, it was {x}.

  # I am
  I am {x}.
  With {b}, I am {x}.
  Personally, I am {x}.

  # they did
  They {x}.
  {b} {x}.
  At {b}, they {x}.
  The people at {b} {x}.

  # I did
  I {x}.
  Personally, I {x}.

  # nothing: improve
  @better I would not improve anything.
  @better There is nothing to improve.
  @better There is nothing to improve at {b}.
  @improv I would not improve anything.
  @improv There is nothing to improve.
  @improv There is nothing to improve at {b}.
  @change I would not change anything.
  @change I would change nothing at {b}.
  @missing Nothing is missing.
  @missing I miss nothing.
  @missing At {b}, I miss nothing.

  # nothing: disliked
  What did I not like? {X}.
  What did I not like at {b}? {X}.

  # nothing: likedLeast
  What did I like least? {X}.

  # nothing: negative
  @wrong What went wrong? {X}.
  @wrong Nothing went wrong.
  @disappoint Nothing disappointed me.
  @downside The downside? {X}.

  # nothing: liked
  What did I like? {X}.
  What did I like at {b}? {X}.

  # nothing: likedMost
  What did I like most? {X}.
  What did I like most at {b}? {X}.

  # nothing: change
  @chang Nothing has changed.
  @chang For me, nothing has changed.
  @chang With {b}, nothing has changed.
  @result The result? {X}.

  # said yes
  {S}.
  Yes, {s}.
  And yes, {s}.

  # said no
  {S}.
  No, {s}.
  And no, {s}.

  # recommended
  I would recommend {b}.
  I recommend {b}.
  Yes, I would recommend {b}.
  {b} has my recommendation.
  Personally, I would recommend {b}.
  And yes, I would recommend {b}.

  # not recommended
  I would not recommend {b}.
  No, I would not recommend {b}.
  {b} does not have my recommendation.
  Personally, I would not recommend {b}.

  # surely recommended
  {X}, I would recommend {b}.
  I would recommend {b}.
  I recommend {b}.

  # perhaps to recommend
  My recommendation for {b} is {n}/{m}.
  For {b}, my recommendation is {n}/{m}.
  I give {b} a recommendation of {n}/{m}.
  My recommendation is {n}/{m}.
  My recommendation of {b} is {n} out of {m}.
  {b} gets a recommendation of {n}/{m}.

  # likely to recommend
  I would recommend {b}, {n} out of {m}.
  I would recommend {b}: {n}/{m}.

  # rating
  I give {b} {n}/{m}.
  I give {b} {n} out of {m}.
  I give it {n}/{m}.
  I rate {b} {n}/{m}.
  I rate {b} {n} out of {m}.
  {b} gets {n}/{m} from me.
  From me, {b} gets {n}/{m}.
  I give {n}/{m}.
  {n}/{m} from me.
  For {b}, {n}/{m}.
  For {b}, {n} of {m} stars.
  My rating: {n}/{m}.
  My rating for {b}: {n}/{m}.
  My rating for {b} is {n}/{m}.
  {n} of {m} stars for {b}.

  # quoted
  “{q}” {X}.

  # lead
  My experience with {b}:
  A word about {b}:
  My review of {b}:
  My view of {b}:
  A note about {b}:
  About {b}:
  My experience:
  My impression of {b}:
  My impression:
  My opinion of {b}:
  About my experience with {b}:

  # lead with title
  As {title} at {company}, I can say this:

  # link
  Also,
  And
  One more thing:
  I should add:
  Another point:
`)
