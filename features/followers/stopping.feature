Feature: Stopping messages
  Whoever wants no message any more stops them with one press, and is not asked why.

  @T3-stop
  Rule: A text message that is one of the words stops messages, starts them or asks for help
    Scenario Outline: A word in a text message
      When the registry gets the text message "<words>"
      Then it takes the message as "<command>"

      Examples: Words that stop
        | words       | command |
        | STOP        | stop    |
        | STOPALL     | stop    |
        | QUIT        | stop    |
        | END         | stop    |
        | Revoke      | stop    |
        | OPTOUT      | stop    |
        | CANCEL      | stop    |
        | UNSUBSCRIBE | stop    |
        | ALTO        | stop    |
        | PARAR       | stop    |
        | CANCELAR    | stop    |

      Examples: Other words, and other ways of writing them
        | words             | command |
        | START             | start   |
        | HELP              | help    |
        | stop.             | stop    |
        | Opt-out           | stop    |
        | Stop by on Monday | nothing |

  @T3-stop @api-only
  Rule: A mail program stops all messages with one request, and opening its address stops nothing
    Background:
      Given somebody follows "Aspen Ledger LLC" by email

    Scenario: A mail program looks at the address
      When their mail program opens the address that stops messages
      Then messages may be sent to them

    Scenario: A mail program stops messages
      When their mail program stops messages
      Then no messages may be sent to them

    Scenario: A mail program stops messages twice
      When their mail program stops messages
      And their mail program stops messages
      Then no messages may be sent to them

    Scenario: Nothing is sent to an address that wants no message
      When their mail program stops messages
      And they ask to follow "Old Post Road LLC" as well
      Then the answer to the request to follow is ""
      And no message about "Old Post Road LLC" is sent to them

  @T3-stop @browser-only
  Rule: Whoever reads the messages to an address stops all of them, and allows them again
    Scenario: Messages are stopped
      Given somebody follows "Aspen Ledger LLC" by email
      When they stop all messages
      Then no messages may be sent to them

    Scenario: Messages are allowed again, about all that was followed
      Given somebody follows "Aspen Ledger LLC" by email
      When they stop all messages
      And they allow messages again
      Then messages may be sent to them
      And they follow "Aspen Ledger LLC"
