Feature: Text messages by a provider
  Text messages go out and come in by a provider, which is believed with its signature alone and may say a thing late, twice and in any order.

  @T3-text @api-only
  Rule: What a follower writes counts once, and with the signature of the provider alone
    Background:
      Given somebody follows "Aspen Ledger LLC" by text

    Scenario: A word stops messages
      When the provider of text messages brings "STOP" from them
      Then no messages may be sent to them
      And they are answered 1 time

    Scenario: The same message is brought again after another one
      When the provider of text messages brings "START" from them
      And the provider of text messages brings "STOP" from them
      And the provider of text messages brings their first message again
      Then no messages may be sent to them
      And they are answered 2 times

    Scenario: A message that is not signed
      When somebody else pretends to bring "STOP" from them
      Then messages may be sent to them
      And they are answered 0 times

  @T3-text @api-only
  Rule: What became of a message is known from signed reports, of which none takes it back
    Scenario Outline: Reports of a message
      Given somebody follows "Aspen Ledger LLC" by text
      When the provider of text messages reports "<reports>" of the message to them
      Then the message to them is "<stage>"

      Examples:
        | reports                   | stage     |
        | queued                    | taken     |
        | sent                      | sent      |
        | sent, delivered           | delivered |
        | delivered, sent           | delivered |
        | delivered, undelivered    | delivered |
        | sent, undelivered         | failed    |
        | failed, sent              | failed    |
        | a stage of later versions | taken     |

    Scenario: A report that is not signed
      Given somebody follows "Aspen Ledger LLC" by text
      When somebody else pretends to report "failed" of the message to them
      Then the message to them is "taken"
