Feature: Notifications of later filings
  People who are notified of every change on the record notice a filing by a stranger. Notifications are offered to everybody and required
  of nobody.

  Background:
    Given the filing is a limited liability company

  @W5-notif-initial @W5-yesno @W2-notifications
  Rule: Both kinds of notification are answered first
    @browser @api
    Scenario: Both answers are asked for
      Given the filer is asked for the notification choices
      When the filer continues
      Then the problems are:
        | field               | problem           |
        | email notifications | Choose Yes or No. |
        | text notifications  | Choose Yes or No. |

    Scenario Outline: Each kind is answered
      Given the filer is asked for the notification choices
      When the filer chooses "<email>" as the email notifications
      And the filer chooses "<text>" as the text notifications
      And the filer continues
      Then the problems are "<problems>"

      Examples: None is wanted, or nothing said
        | email | text | problems                            |
        | No    | No   |                                     |
        | No    |      | Choose Yes or No.                   |
        |       | No   | Choose Yes or No.                   |
        |       |      | Choose Yes or No. Choose Yes or No. |

      Examples: What is wanted has to be given
        | email | text | problems                                                                                      |
        | Yes   | No   | Enter a valid email address. Retype email address.                                            |
        | No    | Yes  | Enter a valid phone number. Retype number.                                                    |
        | Yes   | Yes  | Enter a valid email address. Retype email address. Enter a valid phone number. Retype number. |
        | Yes   |      | Enter a valid email address. Retype email address. Choose Yes or No.                          |

    Scenario Outline: Any other answer is refused
      Given the filing is a limited liability company
      And the filer is asked for the notification choices
      When the filer continues with an answer about the <question> that is not offered
      Then the problem with the <question> is "<problem>"

      Examples:
        | question            | problem           |
        | email notifications | Choose Yes or No. |
        | text notifications  | Choose Yes or No. |

    @browser
    Scenario: A filer who wants none continues to the review
      Given the filer is asked for the notification choices
      When the filer chooses "No" as the email notifications
      And the filer chooses "No" as the text notifications
      And the filer continues
      Then the filer is at the review step

  @W4-notif-views
  Rule: What is held decides what the filer is shown
    Scenario Outline: The view that comes first
      Given the filer gets notifications at "<held>"
      Then the notifications show the <view> view

      @browser
      Examples: None, and both
        | held                        | view    |
        |                             | initial |
        | ada@example.com, 3035550142 | list    |

      Examples: One
        | held                        | view    |
        | ada@example.com             | list    |
        | 3035550142                  | list    |

    Scenario Outline: Asking for another one sets both choices
      Given the filer gets notifications at "ada@example.com, 3035550142"
      When the filer asks for another <kind>
      Then the notifications show the <view> view
      And the choice of email notifications is "<email>"
      And the choice of text notifications is "<text>"

      Examples:
        | kind          | view      | email | text |
        | email address | add email | Y     | N    |
        | number        | add text  | N     | Y    |

    Scenario Outline: Deleting the last of a kind unsets its choice
      Given the filer gets notifications at "<held>"
      When the filer deletes the notification to "<deleted>"
      Then the notifications show the <view> view
      And the choice of email notifications is "<email>"
      And the choice of text notifications is "<text>"

      Examples:
        | held                             | deleted         | view    | email | text |
        | ada@example.com, 3035550142      | ada@example.com | list    |       | Y    |
        | ada@example.com, 3035550142      | 3035550142      | list    | Y     |      |
        | ada@example.com                  | ada@example.com | initial |       |      |
        | 3035550142                       | 3035550142      | initial |       |      |
        | ada@example.com, ben@example.com | ben@example.com | list    | Y     |      |

    Scenario Outline: Saving shows the list, and canceling what was there before
      Given the filer gets notifications at "<held>"
      When <what happens>
      Then the notifications show the <view> view
      And the notifications go to "<targets>"

      Examples: With nothing yet
        | held | what happens                                            | view    | targets         |
        |      | the filer adds the notification email "ada@example.com" | list    | ada@example.com |
        |      | the filer adds the notification number "303-555-0142"   | list    | 3035550142      |
        |      | the filer saves no notification                         | initial |                 |
        |      | the filer cancels the notification                      | initial |                 |

      Examples: With something
        | held            | what happens                                            | view | targets                          |
        | ada@example.com | the filer adds the notification email "ben@example.com" | list | ada@example.com, ben@example.com |
        | ada@example.com | the filer adds the notification number "303-555-0142"   | list | ada@example.com, 3035550142      |
        | ada@example.com | the filer cancels the notification                      | list | ada@example.com                  |

    Scenario Outline: Canceling another one where nothing is listed yet shows the questions again
      Given the filer gets notifications at ""
      When the filer asks for another <kind>
      And the filer cancels the notification
      Then the notifications show the initial view

      Examples:
        | kind          |
        | email address |
        | number        |

    Scenario Outline: Answering a question leaves the view as it is
      Given the filer has begun to enter "ada@example.com" and "303-555-0142"
      When the filer declines <kind> notifications
      Then the notifications show the initial view
      And the choice of <kind> notifications is "N"

      Examples:
        | kind  |
        | email |
        | text  |

    Scenario Outline: Enter saves what is being added and submits the form elsewhere
      Given the filer gets notifications at "<held>"
      When <what happens>
      Then Enter <does>

      Examples: While something is added
        | held            | what happens                             | does                   |
        | ada@example.com | the filer asks for another email address | saves the notification |
        | ada@example.com | the filer asks for another number        | saves the notification |

      Examples: Otherwise
        | held            | what happens                       | does             |
        | ada@example.com | the filer cancels the notification | submits the form |
        |                 | the filer cancels the notification | submits the form |

    @W2-notifications
    Scenario Outline: The heading tells entering from looking over
      Given the filer gets notifications at "<held>"
      When <what happens>
      Then the notifications are headed "<heading>"

      Examples:
        | held            | what happens                             | heading              |
        |                 | the filer cancels the notification       | Notifications        |
        | ada@example.com | the filer asks for another email address | Notifications        |
        | ada@example.com | the filer asks for another number        | Notifications        |
        | ada@example.com | the filer cancels the notification       | Review notifications |

    Scenario Outline: Choosing No for a kind clears what was entered for it
      Given the filer has begun to enter "ada@example.com" and "303-555-0142"
      When the filer declines <kind> notifications
      Then the entry contains "<left>"

      Examples:
        | kind  | left            |
        | email | 303-555-0142    |
        | text  | ada@example.com |

    Scenario Outline: What was begun is cleared by whatever ends the entry
      Given the filer has begun to enter "ada@example.com" and "303-555-0142"
      When <what happens>
      Then the entry contains ""

      Examples:
        | what happens                                            |
        | the filer adds the notification email "ben@example.com" |
        | the filer adds the notification number "720-555-0199"   |
        | the filer asks for another email address                |
        | the filer asks for another number                       |
        | the filer cancels the notification                      |

    @browser-only
    Scenario: A filer who wants text messages reads what they mean, and how to end them
      Given the filer is asked for the notification choices
      When the filer chooses "Yes" as the text notifications
      Then the filer is told "You will receive about 2-5 messages per year. Reply STOP to stop them, or HELP for help. Message and data rates may apply."

    @browser-only
    Scenario: A filer adds an email address and a number
      Given the filer is asked for the notification choices
      When the filer asks for notifications at "Ada@Example.com"
      And the filer adds the notification number "303-555-0142"
      Then the notifications go to "ada@example.com, 3035550142"

    @browser-only
    Scenario: A filer deletes the address
      Given the filer gets notifications at "ada@example.com, 3035550142"
      When the filer deletes the notification to "ada@example.com"
      Then the notifications go to "3035550142"
