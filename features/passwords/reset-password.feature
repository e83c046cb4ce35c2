Feature: Resetting a password
  A temporary password is mailed to anyone who knows the username and the email address of an account.

  @A5-reset
  Rule: Username and email are asked for, within their limits
    Scenario Outline: A username is accepted or refused
      Given the filer has filled in the password reset
      When the filer enters "<username>" as the username
      And the filer continues
      Then the problem with the username is "<problem>"

      Examples:
        | username      | problem                        |
        |               | Enter a username.              |
        | [3 spaces]    | Enter a username.              |
        | [2 letters]   | Must be at least 3 characters  |
        | [3 letters]   |                                |
        | [200 letters] |                                |
        | [201 letters] | Must be at most 200 characters |
        | renée         | Invalid characters entered: é  |

    Scenario Outline: An email is accepted or refused
      Given the filer has filled in the password reset
      When the filer enters "<email>" as the user's email
      And the filer continues
      Then the problem with the user's email is "<problem>"

      Examples: Its form
        | email                  | problem                       |
        |                        | Enter Email                   |
        | robin@example.com      |                               |
        | robin@mail.example.org |                               |
        | robin@example          | Invalid email entered         |
        | robin.example.com      | Invalid email entered         |
        | @example.com           | Invalid email entered         |
        | robin@example.c        | Invalid email entered         |
        | robin @example.com     | Invalid email entered         |
        | renée@example.com      | Invalid characters entered: é |

      Examples: Its length
        | email                     | problem                        |
        | [188 letters]@example.com |                                |
        | [189 letters]@example.com | Must be at most 200 characters |

    @browser
    Scenario: Both are asked for
      Given the filer is asked for the password reset
      When the filer continues
      Then the problems are:
        | field        | problem           |
        | username     | Enter a username. |
        | user's email | Enter Email       |

  @A2-reset
  Rule: A reset is confirmed where it was asked for
    @browser
    Scenario Outline: The temporary password is sent
      When the temporary password requested at <origin> is sent
      Then the user is sent to the <place>
      And the filer reads the message "A temporary password has been emailed to you."

      Examples:
        | origin            | place                       |
        | the separate form | password reset confirmation |
        | the login         | login                       |

    Scenario Outline: The reset is given up
      When the password reset requested at <origin> is canceled
      Then the user is sent to the login
      And the filer reads the message ""

      Examples:
        | origin            |
        | the separate form |
        | the login         |
