Feature: Following a record
  Whoever follows a record hears of a change while it can still be questioned, and needs no account for that.

  @T3-follow
  Rule: Whoever follows a record says how to be told, and of what
    Scenario Outline: An address is accepted or refused
      When somebody asks to follow a record by <channel> at "<address>"
      Then the answer to the request to follow is "<problem>"

      @browser
      Examples: In a browser too
        | channel | address            | problem                             |
        | email   |                    | Enter your email.                   |
        | email   | ada@sample         | Enter a valid email address.        |
        | text    |                    | Enter your phone number.            |
        | text    | 303-555-010        | Enter a phone number of ten digits. |
        | text    | +1 (303) 555-01000 | Enter a phone number of ten digits. |

      Examples: Characters and length
        | channel | address                                | problem                            |
        | email   | adé@sample.example                     | Invalid characters entered: é      |
        | email   | [136 letters]@sample.example           | Must be at most 150 characters     |
        | text    | 30355501é                              | Invalid characters entered: é      |
        | text    | [41 digits]                            | Must be at most 40 characters      |

      Examples: Accepted
        | channel | address            | problem |
        | email   | ada@sample.example |         |
        | text    | (303) 555-0100     |         |
        | text    | +1 303.555.0100    |         |

    Scenario Outline: There is no other way of being told
      When somebody asks to be told by "<way>"
      Then the answer to the request to follow is "Choose email or text message."

      Examples:
        | way    |
        |        |
        | letter |

    @browser
    Scenario: Nothing is followed by choosing nothing
      When somebody asks to follow a record and chooses nothing of it
      Then the answer to the request to follow is "Choose at least one."

    Scenario: A choice that is changed to nothing is refused, since there is a way to end it
      When a follower of a record chooses nothing of it any more
      Then the answer to the request to follow is "Choose at least one."

  @T3-follow
  Rule: A link confirms once, and for seven days
    Scenario Outline: A link is used in time or too late, for what waits or is settled
      When a link of <days> days is used for a request that is <state>
      Then the follower is told "<sentence>"

      Examples: Waiting to be confirmed
        | days | state   | sentence                                                                   |
        | 0    | waiting | You now follow Aspen Ledger LLC.                                           |
        | 7    | waiting | You now follow Aspen Ledger LLC.                                           |
        | 8    | waiting | This link was used too late: it worked for 7 days. Nothing was changed.    |
        | 0    | replaced | This was asked for again since the message was sent. Use the link in the newest message. |
        | 8    | replaced | This link was used too late: it worked for 7 days. Nothing was changed. |
        | 0    | removed | You have ended this since the message was sent, so the link does nothing any more. |
        | 0    | forged  | This is not a link of ours. Copy the whole link from the message.          |
        | 8    | removed | This link was used too late: it worked for 7 days. Nothing was changed.    |

      Examples: Settled
        | days | state     | sentence                                                                           |
        | 0    | confirmed | You follow Aspen Ledger LLC already. There is nothing left to do.                  |
        | 8    | confirmed | You follow Aspen Ledger LLC already. There is nothing left to do.                  |
        | 0    | ended     | You have ended this since the message was sent, so the link does nothing any more. |
        | 8    | ended     | You have ended this since the message was sent, so the link does nothing any more. |

    @api-only
    Scenario: A link of an earlier message does not confirm what somebody else has asked for since
      Given somebody has asked to follow "Aspen Ledger LLC" by email
      When somebody else asks for the same
      And they confirm it
      Then the follower is told "This was asked for again since the message was sent. Use the link in the newest message."
      And they follow ""

    @api-only
    Scenario: A link that comes too late changes nothing
      Given somebody has asked to follow "Aspen Ledger LLC" by email
      When they confirm it after 8 days
      Then the follower is told "This link was used too late: it worked for 7 days. Nothing was changed."
      And they follow ""

  @T3-follow @api-only
  Rule: A record is followed from its confirmation on, until that is ended
    Scenario: What was only asked for is not followed
      Given somebody has asked to follow "Aspen Ledger LLC" by email
      Then they follow ""

    @browser-only
    Scenario: A link of a message confirms
      Given somebody has asked to follow "Aspen Ledger LLC" by email
      When they confirm it
      Then the follower is told "You now follow Aspen Ledger LLC."
      And they follow "Aspen Ledger LLC"

    @browser-only
    Scenario: A link is used twice
      Given somebody has asked to follow "Aspen Ledger LLC" by email
      When they confirm it
      And they confirm it
      Then the follower is told "You follow Aspen Ledger LLC already. There is nothing left to do."
      And they follow "Aspen Ledger LLC"

    @browser-only
    Scenario: What is ended is not followed any more
      Given somebody follows "Aspen Ledger LLC" by email
      When they stop following "Aspen Ledger LLC"
      Then they follow ""

    @browser-only
    Scenario: What is ended can be followed again without another message
      Given somebody follows "Aspen Ledger LLC" by email
      When they stop following "Aspen Ledger LLC"
      And they follow "Aspen Ledger LLC" again
      Then they follow "Aspen Ledger LLC"

    Scenario: A link does not undo that it was ended
      Given somebody follows "Aspen Ledger LLC" by email
      When they stop following "Aspen Ledger LLC"
      And they confirm it
      Then the follower is told "You have ended this since the message was sent, so the link does nothing any more."
      And they follow ""

    Scenario: A text message confirms as a mail does
      Given somebody has asked to follow "Aspen Ledger LLC" by text
      When they confirm it
      Then they follow "Aspen Ledger LLC"

    Scenario: Only the events that were chosen are told
      Given somebody follows "Aspen Ledger LLC" by email
      When they choose "A report falls due" of "Aspen Ledger LLC"
      Then they are told of "A report falls due" of "Aspen Ledger LLC"

  @T3-follow @api-only
  Rule: Nobody learns from a request what an address follows
    Scenario: Asking for what is followed already is answered alike
      Given somebody follows "Aspen Ledger LLC" by email
      When somebody else asks for the same
      Then the answer to the request to follow is ""
      And the message to the follower says "You already follow Aspen Ledger LLC"
